import { recheckDay } from "~/lib/check-age";
import { Badge } from "./badge";
import { StaleSwitch, useIsOld } from "./stale-switch";

interface FreshnessBadgeProps {
  /** Of the text that facts rest on, as YYYY-MM; null where none is known, which is never past its month. */
  readonly month: string | null;
  /** After how many days it asks for another, where that is not the usual time. */
  readonly days?: number;
  /** None where the words beside it say what facts rest on. */
  readonly fresh?: string;
  readonly old: string;
}

/**
 * Grey badge of the provenance of facts, which turns amber on the day of a reader for whom the check is too old, as in
 * `StaleSwitch`. The badges themselves are shown and hidden, without a wrapper: a list has a hundred of them.
 */
export function FreshnessBadge({ month, days, fresh, old }: FreshnessBadgeProps) {
  const isOld = useIsOld(month, days);
  if (month === null) return fresh === undefined ? null : <Badge>{fresh}</Badge>;
  const day = recheckDay(month, days);
  return (
    <>
      {fresh === undefined ? null : (
        <Badge data-stale-after={day} hidden={isOld} suppressHydrationWarning>
          {fresh}
        </Badge>
      )}
      <Badge tone="warning" data-stale-after={day} hidden={!isOld} suppressHydrationWarning>
        {old}
      </Badge>
    </>
  );
}

interface FreshnessWordsProps {
  readonly month: string | null;
  readonly fresh: string;
  readonly old: string;
  /** Class of the words once the text is too old; they look alike unless told otherwise. */
  readonly oldClass?: string | undefined;
}

/** The same in small print, without a box: a list where most are old would have that for its loudest colour. */
export function FreshnessWords({ month, fresh, old, oldClass }: FreshnessWordsProps) {
  if (month === null) return <span>{fresh}</span>;
  return (
    <StaleSwitch
      month={month}
      fresh={fresh}
      old={oldClass === undefined ? old : <span className={oldClass}>{old}</span>}
    />
  );
}
