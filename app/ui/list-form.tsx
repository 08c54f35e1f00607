import { useRef } from "react";
import type { ListField } from "~/lib/filterable-list";
import { Field, Options, Select, useEarlyInput } from "./field";
import { SearchBox } from "./search-box";
import type { ListState } from "./use-filterable-list";

interface ListFormProps {
  readonly state: ListState;
  readonly className: string | undefined;
  /** Where the form leads without script; the page it stands on, if nothing is given. */
  readonly action?: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly placeholder?: string;
  readonly fields?: readonly ListField[];
  readonly submitLabel: string;
}

/** Search and choices of a list, in a GET form that answers while one types. */
export function ListForm({
  state: { text, type, query, choose, takeEarly },
  className,
  action,
  fields = [],
  submitLabel,
  ...search
}: ListFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, takeEarly);
  const shown = ["q", ...fields.map(({ name }) => name)];
  return (
    <search aria-label={submitLabel}>
      <form
        ref={form}
        action={action}
        className={className}
        data-print="hide"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchBox label={submitLabel}>
          <Field
            {...search}
            type="search"
            name="q"
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            autoComplete="off"
            maxLength={200}
          />
        </SearchBox>
        {fields.map(({ name, label, all, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            value={query.get(name) ?? "all"}
            onChange={(event) => choose(name, event.currentTarget.value)}
          >
            <option value="all">{all}</option>
            <Options of={options} />
          </Select>
        ))}
        {[...query].map(([name, value]) =>
          shown.includes(name) ? null : <input key={name + value} type="hidden" name={name} value={value} />,
        )}
      </form>
    </search>
  );
}
