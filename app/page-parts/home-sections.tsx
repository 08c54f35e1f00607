import { ResourceGrid } from "~/features/catalogue/ui/resource-grid";
import { DonationSection } from "~/features/donations/ui/donation-section";
import PaymentStatus from "~/features/donations/ui/payment-status.island";
import PixDialogOpener from "~/features/donations/ui/pix-dialog-opener.island";
import { Benefits } from "~/features/home/ui/benefits";
import { CallToAction } from "~/features/home/ui/call-to-action";
import { FeaturedTools } from "~/features/home/ui/featured-tools";
import LastUpdated from "~/features/news/ui/last-updated.island";
import NewsActions from "~/features/news/ui/news-actions.island";
import { NewsSection } from "~/features/news/ui/news-section";
import { UpdatedOn } from "~/features/news/ui/updated-on";
import NewsletterDialogButton from "~/features/newsletter/ui/newsletter-dialog-button.island";
import { webSiteJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import CardControls from "~/islands/card-controls.island";
import { Island } from "~/islands/island";
import { useResourceControls } from "~/islands/resource-controls";
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
      />
      <NewsletterSection turnstileSiteKey={turnstileSiteKey} className="page section stack" />
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
