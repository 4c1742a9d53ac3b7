import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The legend is only read out. */
  quiet?: boolean;
  options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ legend, quiet = false, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={quiet ? "unseen" : undefined}>{legend}</legend>
      <div class="choice-row">
        {options.map((option) => (
          <label key={option.value} class="choice-option">
            <input
              type="radio"
              class="unseen"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
