import type { FormEvent } from "react";
import type { ArchiveSource } from "~/features/news/core/page/news-archive";
import { type ArchiveQuery, parseArchiveQuery, toArchiveSearch } from "~/features/news/core/page/news-query";
import { newsArchiveMessages } from "~/i18n/messages/news-archive";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field, Options, Select } from "~/ui/field";
import styles from "./archive.module.css";

interface ArchiveFiltersProps {
  readonly query: ArchiveQuery;
  readonly sources: readonly ArchiveSource[];
  /** Address of the archive. */
  readonly action: string;
}

/**
 * Text or source, each in a plain GET form of its own: one choice replaces the other. With the client the address
 * gets no empty parameters.
 */
export default function ArchiveFilters({ query, sources, action }: ArchiveFiltersProps) {
  const text = useMessages(newsArchiveMessages);
  const { filter } = query;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const search = toArchiveSearch(parseArchiveQuery(new URLSearchParams(entries)));
    window.location.assign(action + search);
  }
  return (
    <search aria-label={text.find} className={styles.filters}>
      <form action={action} className={styles.filter} onSubmit={submit}>
        <Field
          type="search"
          name="q"
          label={text.search}
          defaultValue={filter.by === "text" ? filter.text : ""}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="brand">
          {text.find}
        </Button>
      </form>
      <form action={action} className={styles.filter} onSubmit={submit}>
        <Select name="source" label={text.source} defaultValue={filter.by === "source" ? filter.source : ""}>
          <option value="">{text.allSources}</option>
          <Options of={sources.map(({ id, name }) => [id, name])} />
        </Select>
        <Button type="submit">{text.apply}</Button>
      </form>
    </search>
  );
}
