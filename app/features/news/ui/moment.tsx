import type { Locale } from "~/addresses/languages";
import { useLocale } from "~/i18n/translate";

/** British order of day and month, as the site's English is British. */
const DATE_TAG = { en: "en-GB", "pt-br": "pt-BR" } as const satisfies Record<Locale, string>;

interface MomentProps {
  /** ISO instant. */
  readonly at: string;
  /** Adds hour and minute. */
  readonly withTime?: boolean;
  readonly className?: string;
}

/** A date in UTC, so that no visitor's clock can disagree with the server's. */
export function Moment({ at, withTime = false, className }: MomentProps) {
  const format = new Intl.DateTimeFormat(DATE_TAG[useLocale()], {
    dateStyle: "medium",
    ...(withTime ? { timeStyle: "short" } : {}),
    timeZone: "UTC",
  });
  return (
    // Browsers abbreviate months in their own ways ("Sep", "Sept"); what the server wrote may stay.
    <time dateTime={at} className={className} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
