import { type ReactNode, useEffect, useState } from "react";
import { isCheckOld, recheckDay } from "~/lib/check-age";

interface StaleSwitchProps {
  /** Of the check, as YYYY-MM or YYYY-MM-DD. */
  month: string;
  /** After how many days it asks for another, where that is not the usual time. */
  days?: number;
  /** Shown while the check is fresh, and without script: it says when that was, which stays true. */
  fresh?: ReactNode;
  /** Shown once it asks for another. */
  old?: ReactNode;
  /** The wrapper's element: "div" for paragraphs. */
  as?: "span" | "div";
}

/** Whether a check of this month asks for another on the day of the reader; one of no month is not counted. */
export function useIsOld(month: string | null, days?: number): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => setOld(month !== null && isCheckOld(month, new Date(), days)), [month, days]);
  return isOld;
}

/**
 * One of two texts, by the age of a check on the day of the reader. In the server's HTML the inline script decides
 * (app/islands/boot.ts), so an island may find another choice than it renders at first; after hydration it decides by
 * itself.
 */
export function StaleSwitch({ month, days, fresh, old, as: Tag = "span" }: StaleSwitchProps) {
  const isOld = useIsOld(month, days);
  const day = recheckDay(month, days);
  return (
    <>
      {fresh === undefined ? null : (
        <Tag data-stale-after={day} hidden={isOld} suppressHydrationWarning>
          {fresh}
        </Tag>
      )}
      {old === undefined ? null : (
        <Tag data-stale-after={day} hidden={!isOld} suppressHydrationWarning>
          {old}
        </Tag>
      )}
    </>
  );
}
