import { toPath } from "~/addresses/addresses";
import { MISSED_FIELD } from "~/features/reports/core/report-path";
import { searchMessages } from "~/i18n/messages/search";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

/** Offers to tell the author what a search did not find, and says before which words go. A form, for pages without script. */
export function MissedSearch({ words }: { readonly words: string }) {
  const { sends, tell } = useMessages(searchMessages).missed;
  return (
    <form method="post" action={toPath("report", useLocale())} className="stack">
      <p className="muted">{sends(words)}</p>
      <input type="hidden" name={MISSED_FIELD} value={words} />
      <p>
        <Button type="submit">{tell}</Button>
      </p>
    </form>
  );
}
