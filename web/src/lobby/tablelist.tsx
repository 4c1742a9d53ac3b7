import type { ComponentChildren } from "preact";
import type { TableTold } from "../wire/types";
import { peopleOf } from "./tables";

function when(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
}

interface TableRowProps {
  table: TableTold;
  /** Links and buttons. */
  children: ComponentChildren;
}

/** A table in a list: what is played, by whom, since when. */
export function TableRow({ table, children }: TableRowProps) {
  return (
    <li class="table-row">
      <div>
        <strong>{table.title}</strong>
        <small>
          {peopleOf(table)} · {when(table.created)}
          {table.clock > 0 && ` · ${table.clock} minute${table.clock === 1 ? "" : "s"} each`}
        </small>
      </div>
      <div class="table-row-ways">{children}</div>
    </li>
  );
}
