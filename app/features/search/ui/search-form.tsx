import { Form } from "@remix-run/react";
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
    <Form action={pathOf("search", useLocale())} role="search" className={styles.form}>
      {/* A new query from the header must not show the text of the last one. */}
      <Field
        key={query}
        type="search"
        name="q"
        label={text.field}
        placeholder={text.placeholder}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field}
      />
      <Button type="submit" variant="brand">
        {text.submit}
      </Button>
    </Form>
  );
}
