import type { Standing } from "~/features/evidence/core/evidence";
import { standingWords } from "~/i18n/standing-words";
import { useLocale } from "~/i18n/translate";
import { AgedBadge } from "~/ui/aged-badge";

/** What facts rest on, and its month; after 180 days, and without a month, they ask for a check. */
export function StandingBadge({ standing }: { standing: Standing }) {
  return <AgedBadge month={standing.month} {...standingWords(standing, useLocale())} />;
}
