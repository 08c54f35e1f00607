import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import { LANGUAGES, otherLocales } from "~/addresses/languages";
import type { AboutText } from "~/features/about/core/about-text";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";
import styles from "./about.module.css";

interface BookSectionProps {
  readonly text: AboutText["book"];
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
