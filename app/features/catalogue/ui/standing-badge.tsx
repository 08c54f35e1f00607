import type { Standing } from "~/features/evidence/core/evidence";
import { formatMonth } from "~/i18n/format-month";
import { evidenceMessages } from "~/i18n/messages/evidence";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { ByAge } from "~/ui/by-age";

/** What facts rest on and from which month. Only an official text with a month was checked; with age it is so no more. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { standing: text, kinds } = useMessages(evidenceMessages);
  const locale = useLocale();
  const { basis, kind = "other", month } = standing;
  if (basis === "not-found") return <Badge>{text.notFound}</Badge>;
  if (basis === "not-stated") return <Badge>{text.notStated}</Badge>;
  const isOfficial = basis === "official";
  if (month === null) {
    return <Badge tone="warning">{isOfficial ? text.undated(kinds[kind]) : text.thirdPartyUndated}</Badge>;
  }
  const label = formatMonth(month, locale, "abbreviated");
  return (
    <ByAge
      month={month}
      fresh={<Badge>{isOfficial ? text.checked(kinds[kind], label) : text.thirdParty(label)}</Badge>}
      old={
        <Badge tone="warning">
          {isOfficial ? text.recheck(kinds[kind], label) : text.thirdPartyOld(label)}
        </Badge>
      }
    />
  );
}
