import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { CLASS_AGES } from "~/features/catalogue/core/teacher-needs";
import {
  ACCOUNTS,
  CLASS_FIELDS,
  type ClassField,
  type ReadClass,
} from "~/features/may-we-use/core/class-asked";
import { PLACES } from "~/features/rules/core/place";
import { mayWeUseMessages } from "~/i18n/messages/may-we-use";
import { placesMessages } from "~/i18n/messages/places";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Options, Select } from "~/ui/field";
import styles from "./may-we-use.module.css";

interface ClassFormProps extends Pick<ReadClass, "given" | "missing"> {
  readonly tools: readonly { readonly id: string; readonly title: string }[];
}

/** Tool, age, place and account: an ordinary form, whose answer has an address. */
export function ClassForm({ tools, given, missing }: ClassFormProps) {
  const text = useMessages(mayWeUseMessages);
  const places = useMessages(placesMessages);
  const options: Readonly<Record<ClassField, readonly (readonly [value: string, word: string])[]>> = {
    tool: tools.map(({ id, title }) => [id, title]),
    age: CLASS_AGES.map((age) => [String(age), text.years(String(age))]),
    place: PLACES.map((place) => [place, places[place]]),
    account: ACCOUNTS.map((account) => [account, text.accounts[account]]),
  };
  const choice = (field: ClassField): ReactNode => (
    <Select
      key={field}
      id={`class-${field}`}
      name={field}
      label={text.fields[field]}
      defaultValue={given[field] ?? ""}
      error={missing.includes(field) ? text.missing : undefined}
      required
    >
      <option value="">{text.pick}</option>
      <Options of={options[field]} />
    </Select>
  );
  return (
    <form action={toPath("may-we-use", useLocale())} className={styles.form} data-print="hide">
      {CLASS_FIELDS.map(choice)}
      <Button type="submit" variant="brand">
        {text.show}
      </Button>
    </form>
  );
}
