import { pathOf } from "~/addresses/addresses";
import { kitMessages } from "~/i18n/messages/kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import styles from "./kit.module.css";

interface AddByCodeProps {
  readonly title: string;
  readonly ids: string;
}

/** Adds an item to the kit by the code under its QR code: the way that needs neither favourites nor script. */
export function AddByCode({ title, ids }: AddByCodeProps) {
  const text = useMessages(kitMessages);
  return (
    <form action={pathOf("kit", useLocale())} className={styles.form} data-print="hide">
      {ids === "" ? null : <input type="hidden" name="ids" value={ids} />}
      {title === "" ? null : <input type="hidden" name="title" value={title} />}
      <Field
        name="ids"
        label={text.addCode}
        hint={text.addCodeHint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={styles.field}
      />
      <Button type="submit">{text.add}</Button>
    </form>
  );
}
