import type { Fetched } from "../base/fetching";

/** What stands where something is still to come, or cannot be had. */
export function Waiting({ fetched: { problem }, what }: { fetched: Fetched<unknown>; what: string }) {
  return (
    <div class="page">
      <h1>{problem === undefined ? `Fetching ${what} …` : "There is nothing here"}</h1>
      {problem !== undefined && <p>{problem}</p>}
    </div>
  );
}
