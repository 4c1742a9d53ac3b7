import { useEffect, useMemo, useState } from "preact/hooks";
import { useRoute } from "preact-iso";
import { sentenceOf } from "../base/fetching";
import { Bench, caseAt, positionAt } from "../judge/bench";
import { formOf } from "../judge/forms";
import { Judge } from "../judge/judge";

const DRAFT = "silverkey.case";

function draft(): string {
  try {
    return sessionStorage.getItem(DRAFT) ?? "";
  } catch {
    return "";
  }
}

function keepDraft(text: string): void {
  try {
    sessionStorage.setItem(DRAFT, text);
  } catch {
    // Storage may be forbidden; then the case is there as long as the page is.
  }
}

/** A question for the judge: a new one, one that was shared, or a case of the project. */
export default function JudgePage() {
  const { params, query } = useRoute();
  const { id } = params;
  const bench = useMemo(() => new Bench(), []);
  const [problem, setProblem] = useState("");
  useEffect(() => () => bench.close(), [bench]);
  useEffect(() => {
    setProblem("");
    const place = query.case;
    if (id === undefined && place === undefined) {
      if (bench.text.peek() === "") bench.open(draft() || formOf(query.game ?? "").blank);
      return;
    }
    (id === undefined ? caseAt(place ?? "") : positionAt(id)).then(
      (text) => {
        if (text !== bench.text.peek()) bench.open(text);
      },
      (error: unknown) => setProblem(sentenceOf(error)),
    );
  }, [id, query.case]);
  const text = bench.text.value;
  useEffect(() => {
    if (text) keepDraft(text);
  }, [text]);
  if (problem) {
    return (
      <div class="page">
        <h1>There is no position here</h1>
        <p>{problem}</p>
        <p>
          <a href="/judge">Lay one out</a>
        </p>
      </div>
    );
  }
  return <Judge bench={bench} />;
}
