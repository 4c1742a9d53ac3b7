import { useEffect, useRef } from "preact/hooks";
import { useLocation, useRoute } from "preact-iso";
import { toast } from "../design/toasts";
import { openTable } from "../lobby/tables";
import { noteGame } from "../table/games";
import { LESSONS } from "../table/lessons/lessons";

/** Opens the table of a lesson, and leads there. */
export default function Learn() {
  const { game = "" } = useRoute().params;
  const { route } = useLocation();
  const lesson = LESSONS[game];
  const opening = useRef(false);
  useEffect(() => {
    if (!lesson || opening.current) return;
    opening.current = true;
    openTable(lesson.table, lesson.title).then(
      ({ table }) => {
        noteGame(table, { lesson: game });
        route(`/table/${table}`, true);
      },
      (error: Error) => toast(error.message, "warning"),
    );
  }, [lesson]);
  return (
    <div class="page">
      <h1>{lesson ? "Laying out the cards …" : "There is no lesson of that game"}</h1>
      {!lesson && (
        <p>
          <a href="/">Go to the first page</a>
        </p>
      )}
    </div>
  );
}
