import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { Benefit } from "~/content/home.server";
import { ResourceGrid } from "~/features/catalogue/ui/resource-grid";
import { DonationSection } from "~/features/donations/ui/donation-section";
import PaymentStatus from "~/features/donations/ui/payment-status.island";
import PixDialogOpener from "~/features/donations/ui/pix-dialog-opener.island";
import styles from "~/features/home/ui/home.module.css";
import LastUpdated from "~/features/news/ui/last-updated.island";
import { Moment } from "~/features/news/ui/moment";
import NewsActions from "~/features/news/ui/news-actions.island";
import { NewsSection } from "~/features/news/ui/news-section";
import newsSectionStyles from "~/features/news/ui/news-section.module.css";
import NewsletterDialogButton from "~/features/newsletter/ui/newsletter-dialog-button.island";
import { webSiteJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { newsMessages } from "~/i18n/messages/news";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import CardControls from "~/islands/card-controls.island";
import { Island } from "~/islands/island";
import { useResourceControls } from "~/islands/resource-controls";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import type { HomeData } from "./home-data.server";
import { NewsletterSection } from "./newsletter-section";
import { useSiteOrigin } from "./site-origin";

/** The sections of the home page below the hero. */
export function HomeSections({ home }: { home: HomeData }) {
  const { text, news, runNotice, featuredTools, donation, turnstileSiteKey, authorName } = home;
  const origin = useSiteOrigin();
  const controls = useResourceControls(origin);
  return (
    <>
      <NewsSection
        news={news}
        lastUpdated={
          news.lastUpdate === null ? null : (
            <>
              <Island
                name="last-updated"
                of={LastUpdated}
                props={{ at: news.lastUpdate.at, initial: news.lastUpdate.freshness }}
              />
              <UpdatedOn at={news.lastUpdate.at} />
            </>
          )
        }
        actions={<Island name="news-actions" of={NewsActions} props={{ notice: runNotice }} />}
      />
      <FeaturedTools text={text.featuredTools}>
        <Island name="card-controls" of={CardControls} props={{ origin }}>
          <ResourceGrid resources={featuredTools} controls={controls} />
        </Island>
      </FeaturedTools>
      <Benefits title={text.benefits.title} cards={text.benefits.cards} />
      <CallToAction
        text={text.callToAction}
        newsletter={
          <Island
            name="newsletter-dialog-button"
            of={NewsletterDialogButton}
            props={{ label: text.callToAction.newsletter, turnstileSiteKey }}
          />
        }
      >
        <NewsletterSection turnstileSiteKey={turnstileSiteKey} />
      </CallToAction>
      <Island name="pix-dialog-opener" of={PixDialogOpener} props={{ contactEmail: donation.contactEmail }}>
        <DonationSection
          donation={donation}
          renderStatus={(way) => <Island name="payment-status" of={PaymentStatus} props={{ way }} />}
        />
      </Island>
      <SiteData origin={origin} authorName={authorName} />
    </>
  );
}

function SiteData({ origin, authorName }: { origin: string; authorName: string | null }) {
  const locale = useLocale();
  const { siteTitle } = useMessages(shellMessages);
  const { home } = useMessages(pagesMessages);
  return (
    <JsonLd
      data={webSiteJsonLd({ origin, locale, name: siteTitle, description: home.description, authorName })}
    />
  );
}

/** The benefit cards of the home page, each the way to what it speaks of. */
function Benefits({ title, cards }: { title: string; cards: readonly Benefit[] }) {
  const locale = useLocale();
  return (
    <section className={styles.benefits}>
      <div className="page section">
        <SectionHeading heading={title} />
        <div className={`full-rows ${styles.threes}`}>
          {cards.map(({ page, hash, title: heading, text }) => (
            <Card
              key={heading}
              heading={
                <Link to={`${toPath(page, locale)}${hash === undefined ? "" : `#${hash}`}`}>{heading}</Link>
              }
            >
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </div>
    </section>
  );
}

interface CallToActionProps {
  readonly text: { readonly title: string; readonly text: string; readonly readBook: string };
  /** The button that opens the newsletter popup. */
  readonly newsletter: ReactNode;
  /** The inline sign-up, in the same block. */
  readonly children: ReactNode;
}

/** The home page's call to action beside the inline sign-up: the newsletter popup and the way to the book. */
function CallToAction({ text, newsletter, children }: CallToActionProps) {
  const locale = useLocale();
  return (
    <section className="board">
      <div className={`page section ${styles.letter}`}>
        <div className="stack">
          <h2>{text.title}</h2>
          <p className="reading">{text.text}</p>
          <div className="cluster">
            {newsletter}
            <Link to={toPath("about", locale)} className={buttonClass()}>
              {text.readBook}
            </Link>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

interface FeaturedToolsProps {
  readonly text: { readonly title: string; readonly intro: string; readonly exploreAll: string };
  /** The grid of the first tools. */
  readonly children: ReactNode;
}

/** The first tools without filters, and the way to all of them. */
function FeaturedTools({ text, children }: FeaturedToolsProps) {
  const locale = useLocale();
  return (
    <section className="page section">
      <SectionHeading
        heading={text.title}
        lead={text.intro}
        actions={
          <Link to={toPath("tools", locale)} className={buttonClass()}>
            {text.exploreAll}
          </Link>
        }
      />
      <div className={styles.featured}>{children}</div>
    </section>
  );
}

/**
 * When the news was updated, for who has no script. A page may be up to two minutes old when it arrives and may stay
 * open for hours, so that nothing but a date stays true then.
 */
function UpdatedOn({ at }: { at: string }) {
  const { updatedOn, timeZone } = useMessages(newsMessages);
  return (
    <p className={`muted tabular ${newsSectionStyles.fixed}`}>
      {updatedOn} <Moment at={at} withTime /> {timeZone}
    </p>
  );
}
