import { useState } from "preact/hooks";
import { fetched } from "../base/fetching";
import { caseAddress } from "../cards/addresses";
import { Icon } from "../icons/icon";
import type { CaseLine, CasePage, CaseRun } from "../wire/types";

const STATUS: Readonly<Record<string, string>> = {
  passed: "holds",
  failed: "does not hold",
  "not run": "is not run",
};

/** Where the server has a case. */
export function caseSource(place: string): string {
  return `/api/cases/${place.split("/").map(encodeURIComponent).join("/")}`;
}

/** How a case goes, played while one waits. */
export function CaseRuns({ place }: { place: string }) {
  const { answer, problem } = fetched<readonly CaseRun[]>(`${caseSource(place)}/runs`);
  if (problem !== undefined) return <p>{problem}</p>;
  if (!answer) return <p role="status">Playing it …</p>;
  return (
    <ul class="runs">
      {answer.map((run) => (
        <li key={run.edition} data-status={run.status}>
          <Icon name={run.status === "passed" ? "check" : "warning"} />
          <span>
            {run.edition ? `Under ${run.edition} it ` : "It "}
            {STATUS[run.status] ?? run.status}.
          </span>
          {run.said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A case as it is written. */
export function CaseText({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the keyboard
    <pre class="case-text" tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

function Opened({ place }: { place: string }) {
  const { answer, problem } = fetched<CasePage>(caseSource(place));
  return (
    <div class="case-opened">
      {answer ? <CaseText text={answer.case.text} /> : <p role="status">{problem ?? "Fetching the case …"}</p>}
      <CaseRuns place={place} />
      <p>
        <a href={caseAddress(place)}>The page of this case</a>
      </p>
    </div>
  );
}

function Line({ line }: { line: CaseLine }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{line.title}</summary>
        {open && <Opened place={line.place} />}
      </details>
    </li>
  );
}

/** Cases, each with its text and result when it is opened. */
export function CaseList({ cases }: { cases: readonly CaseLine[] }) {
  return (
    <ul class="cases">
      {cases.map((line) => (
        <Line key={line.place} line={line} />
      ))}
    </ul>
  );
}
