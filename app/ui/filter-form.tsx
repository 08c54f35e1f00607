import { forwardRef, type ReactNode } from "react";
import { Button } from "./button";
import { Field } from "./field";

interface FilterFormProps {
  readonly className: string | undefined;
  /** Where the form leads without script; the page it stands on, if nothing is given. */
  readonly action?: string;
  readonly label: string;
  /** The text that is searched for when the form is drawn. */
  readonly q: string;
  /** Of the button, which stands there without script alone. */
  readonly submitLabel: string;
  readonly onInput: () => void;
  /** The choices after the search. */
  readonly children: ReactNode;
}

/** Search and choices of a list, in a GET form that answers while one types. */
export const FilterForm = forwardRef<HTMLFormElement, FilterFormProps>(function FilterForm(
  { className, action, label, q, submitLabel, onInput, children },
  form,
) {
  return (
    <form
      ref={form}
      action={action}
      className={className}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onInput();
      }}
    >
      <Field type="search" name="q" label={label} autoComplete="off" defaultValue={q} />
      {children}
      <noscript>
        <Button type="submit" variant="brand">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  );
});
