import "../library/library.css";
import { useRoute } from "preact-iso";
import { fetched } from "../base/fetching";
import { Icon } from "../icons/icon";
import { RulingList } from "../library/rulinglist";
import { useTitle } from "../library/title";
import { Waiting } from "../library/waiting";
import type { CasePage, CaseRun } from "../wire/types";

const STATUS: Readonly<Record<string, string>> = {
  passed: "holds",
  failed: "does not hold",
  "not run": "is not run",
};

/** How the case goes, played while one waits. */
function Runs({ address }: { address: string }) {
  const { answer, problem } = fetched<readonly CaseRun[]>(`${address}/runs`);
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

/** A case: its text, how it goes, and the rulings that it shows. */
export default function CasePageOf() {
  const { place = "" } = useRoute().params;
  const address = `/api/cases/${place.split("/").map(encodeURIComponent).join("/")}`;
  const found = fetched<CasePage>(address);
  const { answer: page } = found;
  useTitle(page?.case.title);
  if (!page) return <Waiting fetched={found} what="the case" />;
  return (
    <article class="page ruling">
      <p class="crumbs">{page.case.place}</p>
      <h1>{page.case.title}</h1>
      <section>
        <h2>Result</h2>
        <Runs address={address} />
      </section>
      <section>
        <h2>Text</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the keyboard */}
        <pre class="case-text" tabIndex={0}>
          <code>{page.case.text}</code>
        </pre>
      </section>
      {page.rulings.length > 0 && (
        <section>
          <h2>Rulings that it shows</h2>
          <RulingList rulings={page.rulings} />
        </section>
      )}
    </article>
  );
}
