import { Search } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./button";
import { Field } from "./field";
import { Icon } from "./icon";
import { useEarlyInput } from "./use-early-input";
import type { TypedText } from "./use-typed-text";

interface SearchBoxProps {
  readonly typed: TypedText;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly placeholder: string;
  /** Of the button, which is for those who do not see the list answer while they type. */
  readonly submitLabel: string;
  readonly className?: string | undefined;
  /** Called once with what stood in the form before the client was awake; the text is taken already. */
  readonly onEarlyInput?: (input: FormData) => void;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** The search of a list, in a GET form of the page it stands on. */
export function SearchBox({
  typed,
  label,
  labelHidden = false,
  placeholder,
  submitLabel,
  className,
  onEarlyInput,
  children,
}: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (input) => {
    typed.setText(String(input.get("q") ?? ""));
    onEarlyInput?.(input);
  });
  return (
    <search>
      <form
        ref={form}
        className={className}
        data-print="hide"
        onSubmit={(event) => {
          event.preventDefault();
          typed.commit();
        }}
      >
        <Field
          type="search"
          name="q"
          label={label}
          labelHidden={labelHidden}
          placeholder={placeholder}
          value={typed.text}
          onChange={(event) => typed.setText(event.currentTarget.value)}
          autoComplete="off"
          maxLength={200}
        />
        {children}
        <Button type="submit">
          <Icon icon={Search} />
          {submitLabel}
        </Button>
      </form>
    </search>
  );
}
