import { LANGUAGES } from "~/addresses/languages";
import { useLocale } from "~/i18n/translate";

interface MomentProps {
  /** ISO instant. */
  readonly at: string;
  /** Adds hour and minute. */
  readonly withTime?: boolean;
}

/** A date where readers of the page's language live, so that no visitor's clock can disagree with the server's. */
export function Moment({ at, withTime = false }: MomentProps) {
  const { formats, timeZone } = LANGUAGES[useLocale()];
  const format = new Intl.DateTimeFormat(formats, {
    dateStyle: "medium",
    ...(withTime ? { timeStyle: "short" } : {}),
    timeZone,
  });
  return (
    // Browsers abbreviate months in different ways ("Sep", "Sept"). The text that the server wrote may stay.
    <time dateTime={at} suppressHydrationWarning>
      {/* A line may end before "de 2026", not within it. */}
      {format.format(new Date(at)).replaceAll(" de ", " de\u00a0")}
    </time>
  );
}
