import { type ReactNode, useRef } from "react";
import type { ListField } from "~/lib/filterable-list";
import { Button } from "./button";
import { Field, Select } from "./field";
import { useEarlyInput } from "./use-early-input";
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
  /** The button that sends it, and further fields. */
  readonly children: ReactNode;
}

/** Search and choices of a list, in a GET form that answers while one types. */
export function ListForm({
  state: { text, type, query, choose, takeEarly },
  className,
  action,
  fields = [],
  children,
  ...search
}: ListFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, takeEarly);
  return (
    <search>
      <form
        ref={form}
        action={action}
        className={className}
        data-print="hide"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          {...search}
          type="search"
          name="q"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          autoComplete="off"
          maxLength={200}
        />
        {fields.map(({ name, label, all, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            value={query.get(name) ?? "all"}
            onChange={(event) => choose(name, event.currentTarget.value)}
          >
            <option value="all">{all}</option>
            {options.map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </Select>
        ))}
        {children}
      </form>
    </search>
  );
}

/** The button of a form that answers while one types. */
export function SubmitWithoutScript({ children }: { children: string }) {
  return (
    <noscript>
      <Button type="submit" variant="brand">
        {children}
      </Button>
    </noscript>
  );
}
