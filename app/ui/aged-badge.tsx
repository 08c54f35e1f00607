import { Badge } from "./badge";
import { ByAge } from "./by-age";

interface AgedBadgeProps {
  /** Of the text that facts rest on, as YYYY-MM; null where none is known, which asks for a check at any time. */
  readonly month: string | null;
  readonly fresh: string;
  readonly old: string;
}

/** What facts rest on, in a few words; the browser decides by the month whether they ask for another check. */
export function AgedBadge({ month, fresh, old }: AgedBadgeProps) {
  if (month === null) return <Badge tone="warning">{old}</Badge>;
  return <ByAge month={month} fresh={<Badge>{fresh}</Badge>} old={<Badge tone="warning">{old}</Badge>} />;
}
