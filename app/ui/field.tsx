import {
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "./class-names";
import styles from "./field.module.css";

interface FieldFrame {
  label: ReactNode;
  /** Keeps the label for screen readers only where a wide window shows a placeholder that says it (a search box). */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** The problem and its remedy. */
  error?: ReactNode;
  className?: string;
}

type FieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, "className">;

/** A labelled input with its hint and error, joined so that they are read together. */
export function Field({ label, labelHidden, hint, error, className, id, ...rest }: FieldProps) {
  const ids = useFieldIds(id);
  return (
    <Frame {...{ ids, label, labelHidden, hint, error, className }}>
      <input {...rest} className={styles.control} {...toAria(ids, hint, error)} />
    </Frame>
  );
}

type SelectProps = FieldFrame & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className">;

/** A labelled native select; the options are its children. */
export function Select({ label, labelHidden, hint, error, className, id, children, ...rest }: SelectProps) {
  const ids = useFieldIds(id);
  return (
    <Frame {...{ ids, label, labelHidden, hint, error, className }}>
      <select {...rest} className={classNames(styles.control, styles.select)} {...toAria(ids, hint, error)}>
        {children}
      </select>
    </Frame>
  );
}

/** Options of a select: each value and its word. */
export function Options({ of }: { of: readonly (readonly [string, string])[] }) {
  return of.map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}

type TextAreaProps = FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className">;

/** A labelled text of any length; it grows with what is typed where the browser can. */
export function TextArea({ label, labelHidden, hint, error, className, id, ...rest }: TextAreaProps) {
  const ids = useFieldIds(id);
  return (
    <Frame {...{ ids, label, labelHidden, hint, error, className }}>
      <textarea {...rest} className={classNames(styles.control, styles.area)} {...toAria(ids, hint, error)} />
    </Frame>
  );
}

interface FieldIds {
  control: string;
  hint: string;
  error: string;
}

function useFieldIds(given: string | undefined): FieldIds {
  const made = useId();
  const control = given ?? made;
  return { control, hint: `${control}-hint`, error: `${control}-error` };
}

function toAria(ids: FieldIds, hint: ReactNode, error: ReactNode) {
  return {
    id: ids.control,
    "aria-describedby": classNames(error ? ids.error : null, hint ? ids.hint : null) || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

interface FrameProps extends FieldFrame {
  ids: FieldIds;
  children: ReactNode;
}

function Frame({ ids, label, labelHidden, hint, error, className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={ids.control} className={classNames(styles.label, labelHidden && "visually-hidden")}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={ids.hint} className="note">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={ids.error} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Calls back once, at hydration, with the values of the form by then: controls that React renders forget input from
 * before hydration. A layout effect, so that it runs before the early clicks are replayed, or a copy would lack the
 * typed text.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement>, take: (input: FormData) => void) {
  const latestTake = useRef(take);
  latestTake.current = take;
  useLayoutEffect(() => {
    if (form.current !== null) latestTake.current(new FormData(form.current));
  }, [form]);
}
