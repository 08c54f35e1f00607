import { pathOf } from "~/addresses/addresses";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import styles from "./search-page.module.css";

/** The search box of a page: a plain GET form, with or without script. */
export function SearchForm({ query }: { query: string }) {
  const text = useMessages(searchMessages);
  return (
    <search>
      <form action={pathOf("search", useLocale())} className={styles.form}>
        <Field
          type="search"
          name="q"
          label={text.field}
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
        <Button type="submit" variant="brand">
          {text.submit}
        </Button>
      </form>
    </search>
  );
}
