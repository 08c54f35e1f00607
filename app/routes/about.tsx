import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { ABOUT_TEXT } from "~/content/about.server";
import { createAboutAuthor } from "~/content/about-author.server";
import { HOME_TEXT } from "~/content/home.server";
import styles from "~/features/about/ui/about.module.css";
import { BookSection } from "~/features/about/ui/book-section";
import { GetInTouch } from "~/features/about/ui/get-in-touch";
import { PointList } from "~/features/about/ui/point-list";
import { bookJsonLd } from "~/features/seo/core/json-ld";
import { ogImagePath } from "~/features/seo/core/og-image";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { EditionCover } from "~/page-parts/edition-cover";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { NewsletterSection } from "~/page-parts/newsletter-section";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { Trail } from "~/page-parts/trail";

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

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

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
      <NewsletterSection turnstileSiteKey={turnstileSiteKey} className="stack" />
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
      <Trail steps={[{ name: nav.about, path: pathOf("about", locale) }]} />
    </>
  );
}
