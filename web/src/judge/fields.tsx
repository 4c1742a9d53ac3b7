import { meant, typed } from "./expecting";
import type { FieldForm } from "./forms";

interface FieldProps {
  field: FieldForm;
  value: unknown;
  seats: readonly string[];
  onChange: (value: unknown) => void;
}

function written(value: unknown): string {
  return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

/** A number as it is typed; nothing where there is none. */
function numberOf(text: string): number | undefined {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? undefined : number;
}

function linesOf(value: unknown): string {
  const items = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return items.map((item) => (typeof item === "object" ? typed(item) : String(item))).join("\n");
}

function itemsOf(text: string): unknown {
  const items = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (/^[{[]/.test(line) ? meant(line) : line));
  return items.length > 0 ? items : undefined;
}

/** Something that a case may say, to be filled in. What is left empty is not said. */
function Field({ field, value, seats, onChange }: FieldProps) {
  const { label, kind } = field;
  if (kind === "unset") {
    return (
      <label class="judge-field judge-flag">
        <input
          type="checkbox"
          checked={value === false}
          onChange={(event) => onChange(event.currentTarget.checked ? false : undefined)}
        />
        {label}
      </label>
    );
  }
  if (kind === "flag") {
    return (
      <label class="judge-field judge-flag">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked ? true : undefined)}
        />
        {label}
      </label>
    );
  }
  if (kind === "seats" || kind === "counts") {
    const counts = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
    return (
      <fieldset class="judge-field">
        <legend>{label}</legend>
        {(kind === "seats" ? seats : (field.choices ?? [])).map((seat) => (
          <label key={seat} class="judge-field">
            {seat}
            <input
              type="number"
              min={0}
              value={written(counts[seat])}
              onChange={(event) => {
                const { [seat]: _, ...others } = counts;
                const count = numberOf(event.currentTarget.value);
                const changed = count ? { ...others, [seat]: count } : others;
                onChange(Object.keys(changed).length > 0 ? changed : undefined);
              }}
            />
          </label>
        ))}
      </fieldset>
    );
  }
  if (kind === "choice" || kind === "seat") {
    const choices = kind === "seat" ? seats : (field.choices ?? []);
    return (
      <label class="judge-field">
        {label}
        <select
          class="select"
          value={written(value)}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        >
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (kind === "lines") {
    return (
      <label class="judge-field">
        {label}
        <textarea rows={2} value={linesOf(value)} onChange={(event) => onChange(itemsOf(event.currentTarget.value))} />
      </label>
    );
  }
  if (kind === "number") {
    return (
      <label class="judge-field">
        {label}
        <input
          type="number"
          min={0}
          value={written(value)}
          onChange={(event) => onChange(numberOf(event.currentTarget.value))}
        />
      </label>
    );
  }
  if (kind === "value") {
    return (
      <label class="judge-field">
        {label}
        <input
          value={value === undefined || value === null ? "" : typed(value)}
          onChange={(event) => onChange(meant(event.currentTarget.value))}
        />
      </label>
    );
  }
  return (
    <label class="judge-field">
      {label}
      <input value={written(value)} onChange={(event) => onChange(event.currentTarget.value.trim() || undefined)} />
    </label>
  );
}

/** Several of them, each with what is read under its key. */
export function Fields({
  fields,
  seats,
  read,
  onChange,
}: {
  fields: readonly FieldForm[];
  seats: readonly string[];
  read: (key: string) => unknown;
  onChange: (key: string, value: unknown) => void;
}) {
  return fields.map((field) => (
    <Field
      key={field.key}
      field={field}
      value={read(field.key)}
      seats={seats}
      onChange={(value) => onChange(field.key, value)}
    />
  ));
}
