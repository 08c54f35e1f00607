import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import { LANGUAGES, type Locale, otherLocales } from "~/addresses/languages";
import styles from "~/features/about/ui/about.module.css";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";

interface BookSectionProps {
  readonly text: {
    readonly heading: string;
    readonly intro: string;
    readonly bullets: readonly string[];
    readonly note: string;
    readonly buy: string;
    readonly buyLater: string;
    readonly editions: Readonly<Record<Locale, string>>;
  };
  /** Store of this edition; null while none is configured. */
  readonly bookUrl: string | null;
  readonly cover: ReactNode;
}

/** The book on the about page, at the anchor `buy`. */
export function BookSection({ text, bookUrl, cover }: BookSectionProps) {
  const locale = useLocale();
  const { common } = useMessages(shellMessages);
  return (
    <section id="buy" className={styles.book}>
      <div className={styles.cover}>{cover}</div>
      <div className="stack">
        <h2>{text.heading}</h2>
        <Prose>
          <p>{text.intro}</p>
          <ul>
            {text.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </Prose>
        <div className="cluster">
          {bookUrl === null ? (
            <p className="muted">{text.buyLater}</p>
          ) : (
            <>
              <ExternalLink
                href={bookUrl}
                className={buttonClass({ variant: "action" })}
                newTabLabel={common.newTab}
              >
                {text.buy}
              </ExternalLink>
              <ExampleMark value={bookUrl} label={common.example} />
            </>
          )}
          {otherLocales(locale).map((other) => (
            <Link key={other} to={`${pathOf("about", other)}#buy`} hrefLang={LANGUAGES[other].tag}>
              {text.editions[other]}
            </Link>
          ))}
        </div>
        <p className="muted">{text.note}</p>
      </div>
    </section>
  );
}
