import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { PageId } from "~/addresses/route-table";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import { BackLink } from "./back-link";
import styles from "./companion-hero.module.css";
import { LandingPage, type LandingWithLinks } from "./landing-page";
import { CompanionTrail } from "./trail";

interface CodePageProps {
  readonly pageId: PageId;
  readonly text: {
    readonly title: string;
    readonly description: string;
    readonly back: string;
    readonly jumps: { readonly label: string; readonly prompt: string };
  };
  /** The parts of the page that its head leads to, before the prompt. */
  readonly jumps: readonly { readonly href: string; readonly label: string }[];
  /** The landing of the page's printed code; null while it has none in this language. */
  readonly landing: LandingWithLinks | null;
  readonly children: ReactNode;
}

/** A page that is more than the landing of its printed code: its own parts come first, then the prompt of the book. */
export function CodePage({ pageId, text, jumps, landing, children }: CodePageProps) {
  const { list } = useMessages(companionMessages);
  const locale = useLocale();
  return (
    <>
      {/* Paper has what the code of the book opens. */}
      <div data-print={landing === null ? undefined : "hide"}>
        <div className={`page ${styles.hero}`}>
          <BackLink to={toPath("book-resources", locale)}>{text.back}</BackLink>
          <h1>{text.title}</h1>
          <p className="reading size-l">{text.description}</p>
          <nav aria-label={text.jumps.label}>
            <ul className={styles.jumps}>
              {[...jumps, { href: "#landing", label: text.jumps.prompt }].map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {children}
      </div>
      {landing === null ? null : (
        <>
          <div className="reading-page with-side">
            <LandingPage landing={landing} level={2} />
          </div>
          <p id="resources" className="page section" data-print="hide">
            <Link to={toPath("book-resources", locale)}>{list.heading}</Link>
          </p>
        </>
      )}
      <CompanionTrail title={text.title} path={toPath(pageId, locale)} />
    </>
  );
}
