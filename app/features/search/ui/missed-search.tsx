import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { MISSED_FIELD } from "~/features/reports/core/report-path";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

interface MissedSearchProps {
  readonly words: string;
  /** The bot check, on the page that asks for it. */
  readonly children?: ReactNode;
}

/** Offers to tell the author what a search did not find, and says before which words go. A form, for pages without script. */
export function MissedSearch({ words, children }: MissedSearchProps) {
  const { sends, tell } = useMessages(searchMessages).missed;
  return (
    <form method="post" action={toPath("report", useLocale())} className="stack">
      <p className="muted">{sends(words)}</p>
      <input type="hidden" name={MISSED_FIELD} value={words} />
      {children}
      <p>
        <Button type="submit">{tell}</Button>
      </p>
    </form>
  );
}
