import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  BadgeCheck,
  Eye,
  GraduationCap,
  Lightbulb,
  type LucideIcon,
  PencilRuler,
  Scale,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, otherLocales } from "~/addresses/languages";
import { ABOUT_TEXT, type AboutText, type Point, type PointIcon } from "~/content/about.server";
import { createAboutAuthor } from "~/content/about-author.server";
import { HOME_TEXT } from "~/content/home.server";

import { bookJsonLd } from "~/features/seo/core/json-ld";
import { ogImagePath } from "~/features/seo/core/page-meta";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { EditionCover } from "~/page-parts/edition-cover";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { NewsletterSection } from "~/page-parts/newsletter-section";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { Trail } from "~/page-parts/trail";
import { buttonClass } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { ExternalLink } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";
import styles from "./about.module.css";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { bookUrl, contactEmail, turnstile, authorName, controllerName } = context.config;
  return {
    text: ABOUT_TEXT[locale],
    author: createAboutAuthor(locale, { authorName, controllerName }),
    authorName,
    coverAlt: HOME_TEXT[locale].hero.coverAlt,
    bookUrl: bookUrl[locale],
    contactEmail,
    turnstileSiteKey: turnstile?.siteKey ?? null,
  };
}

/** Mission, pillars, the book, its author, values, get in touch, newsletter. */
export default function About() {
  const { text, author, authorName, coverAlt, bookUrl, contactEmail, turnstileSiteKey } =
    useLoaderData<typeof loader>();
  return (
    <div className={`reading-page ${styles.page}`}>
      <h1>{text.title}</h1>
      <section className="stack">
        <h2>{text.mission.heading}</h2>
        {text.mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <PointList heading={text.pillars.heading} points={text.pillars.points} />
      <BookSection
        text={text.book}
        bookUrl={bookUrl}
        cover={<EditionCover label={coverAlt} author={authorName} />}
      />
      <section className="stack">
        <h2>{author.heading}</h2>
        {author.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <PointList heading={text.values.heading} points={text.values.points} />
      <GetInTouch text={text.contact} contactEmail={contactEmail} />
      <NewsletterSection turnstileSiteKey={turnstileSiteKey} />
      <AboutData description={text.book.intro} storeUrl={bookUrl} authorName={authorName} />
    </div>
  );
}

interface AboutDataProps {
  description: string;
  storeUrl: string | null;
  authorName: string | null;
}

function AboutData({ description, storeUrl, authorName }: AboutDataProps) {
  const locale = useLocale();
  const origin = useSiteOrigin();
  const { siteTitle, tagline, nav } = useMessages(shellMessages);
  return (
    <>
      <JsonLd
        data={bookJsonLd({
          origin,
          locale,
          name: `${siteTitle}: ${tagline}`,
          description,
          image: ogImagePath("about", locale),
          storeUrl,
          authorName,
        })}
      />
      <Trail steps={[{ name: nav.about, path: toPath("about", locale) }]} />
    </>
  );
}

interface BookSectionProps {
  readonly text: AboutText["book"];
  /** Store of this edition; null while none is configured. */
  readonly bookUrl: string | null;
  readonly cover: ReactNode;
}

/** The book on the about page, at the anchor `buy`. */
function BookSection({ text, bookUrl, cover }: BookSectionProps) {
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
            <Link key={other} to={`${toPath("about", other)}#buy`} hrefLang={LANGUAGES[other].tag}>
              {text.editions[other]}
            </Link>
          ))}
        </div>
        <p className="muted">{text.note}</p>
      </div>
    </section>
  );
}

interface GetInTouchProps {
  readonly text: AboutText["contact"];
  /** null while CONTACT_EMAIL is not configured; then only the newsletter is offered. */
  readonly contactEmail: string | null;
}

/** Get in Touch, on the about page: the mail address and the way down to the newsletter. */
function GetInTouch({ text, contactEmail }: GetInTouchProps) {
  const { example } = useMessages(shellMessages).common;
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      {contactEmail === null ? null : <p>{text.text}</p>}
      <div className="cluster">
        {contactEmail === null ? null : (
          <a href={`mailto:${contactEmail}`} className={buttonClass()}>
            {text.write}
          </a>
        )}
        <ExampleMark value={contactEmail} label={example} />
        <a href="#newsletter" className={buttonClass()}>
          {text.newsletter}
        </a>
      </div>
    </section>
  );
}

const ICONS: Readonly<Record<PointIcon, LucideIcon>> = {
  "pencil-ruler": PencilRuler,
  "badge-check": BadgeCheck,
  users: Users,
  eye: Eye,
  scale: Scale,
  lightbulb: Lightbulb,
  "graduation-cap": GraduationCap,
};

/** A heading with its points: the pillars, or the core values. */
function PointList({ heading, points }: { heading: string; points: readonly Point[] }) {
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <ul className={styles.points}>
        {points.map(({ id, icon, title, text }) => (
          <li key={id} className={styles.point}>
            <Icon icon={ICONS[icon]} size="large" className={styles.sign} />
            <div>
              <h3 className="size-l">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
