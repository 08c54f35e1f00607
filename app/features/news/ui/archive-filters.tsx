import { useNavigate } from "@remix-run/react";
import type { ArchiveSource } from "~/features/news/core/news-archive";
import { type ArchiveQuery, parseArchiveQuery, toArchiveSearch } from "~/features/news/core/news-query";
import styles from "~/features/news/ui/archive.module.css";
import { newsArchiveMessages } from "~/i18n/messages/news-archive";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field, Select } from "~/ui/field";

interface ArchiveFiltersProps {
  readonly query: ArchiveQuery;
  readonly sources: readonly ArchiveSource[];
  /** Address of the archive. */
  readonly action: string;
}

/** Text and source as a plain GET form; with the client the address gets no empty parameters. */
export function ArchiveFilters({ query, sources, action }: ArchiveFiltersProps) {
  const text = useMessages(newsArchiveMessages);
  const navigate = useNavigate();
  return (
    <search>
      <form
        // Drawn anew when the address changes from outside, by a chip or by Back.
        key={toArchiveSearch(query)}
        action={action}
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
            name,
            String(value),
          ]);
          const search = toArchiveSearch(parseArchiveQuery(new URLSearchParams(entries)));
          navigate(action + search, { preventScrollReset: true });
        }}
      >
        {query.tag === "all" ? null : <input type="hidden" name="tag" value={query.tag} />}
        <Field
          type="search"
          name="q"
          label={text.search}
          placeholder={text.placeholder}
          defaultValue={query.q}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Select name="source" label={text.source} defaultValue={query.source ?? ""}>
          <option value="">{text.allSources}</option>
          {sources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="brand">
          {text.apply}
        </Button>
      </form>
    </search>
  );
}
