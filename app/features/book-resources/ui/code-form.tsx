import { pathOf } from "~/addresses/addresses";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import styles from "./code-form.module.css";

/** Takes a reader without a camera to the landing of a printed code; `unknown` is what was typed and is no code. */
export function CodeForm({ unknown = null }: { unknown?: string | null }) {
  const { typedCode: text } = useMessages(companionMessages);
  return (
    <search>
      <form action={pathOf("book-resources", useLocale())} className={styles.form} data-print="hide">
        <Field
          name="code"
          label={text.label}
          className={styles.field}
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...(unknown === null ? { hint: text.example } : { defaultValue: unknown, error: text.unknown })}
        />
        <Button type="submit">{text.open}</Button>
      </form>
    </search>
  );
}
