import { toPath } from "~/addresses/addresses";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import styles from "./code-form.module.css";

interface CodeFormProps {
  /** The typed text, where it is no code. */
  readonly unknown?: string | null;
  /** True where nothing like it can be offered. */
  readonly isError?: boolean;
}

/** Takes a reader without a camera to the landing of a printed code. */
export function CodeForm({ unknown = null, isError = false }: CodeFormProps) {
  const { typedCode: text, picker } = useMessages(companionMessages);
  return (
    <search aria-label={picker.heading} className={styles.box}>
      <form action={toPath("book-resources", useLocale())} className={styles.form} data-print="hide">
        <Field
          name="code"
          label={text.label}
          className={styles.field}
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...(isError ? { error: text.unknown } : { hint: text.example })}
          defaultValue={unknown ?? undefined}
        />
        <Button type="submit">{text.open}</Button>
      </form>
    </search>
  );
}
