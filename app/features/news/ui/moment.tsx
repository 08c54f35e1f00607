import { formatMoment } from "~/i18n/format-moment";
import { useLocale } from "~/i18n/translate";

interface MomentProps {
  /** ISO instant. */
  readonly at: string;
  /** Adds hour and minute. */
  readonly withTime?: boolean;
}

/** A date where readers of the page's language live, so that no visitor's clock can disagree with the server's. */
export function Moment({ at, withTime = false }: MomentProps) {
  return (
    // Browsers abbreviate months in different ways ("Sep", "Sept"). The text that the server wrote may stay.
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(at, useLocale(), withTime)}
    </time>
  );
}
