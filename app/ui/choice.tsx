import { Select } from "./field";

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  /** The option that leaves the list as it is. */
  readonly all: string;
  readonly chosen: Value | "all";
  readonly values: readonly Value[];
  readonly wordOf: (value: Value) => string;
}

/** One filter of a list: everything, or one of a few. */
export function Choice<Value extends string>({
  name,
  label,
  all,
  chosen,
  values,
  wordOf,
}: ChoiceProps<Value>) {
  return (
    <Select name={name} label={label} defaultValue={chosen}>
      <option value="all">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {wordOf(value)}
        </option>
      ))}
    </Select>
  );
}
