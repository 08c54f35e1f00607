import { ResourceGrid } from "~/features/catalogue/ui/resource-grid";
import { DonationSection } from "~/features/donations/ui/donation-section";
import { Benefits } from "~/features/home/ui/benefits";
import { CallToAction } from "~/features/home/ui/call-to-action";
import { FeaturedTools } from "~/features/home/ui/featured-tools";
import { NewsSection } from "~/features/news/ui/news-section";
import { NewsletterDialogButton } from "~/features/newsletter/ui/newsletter-dialog-button";
import { webSiteJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import type { HomeData } from "./home-data.server";
import { NewsletterSection } from "./newsletter-section";
import { useResourceControls } from "./resource-controls";

/** Spec §2, Home: what follows the hero, in its order. */
export function HomeSections({ home }: { home: HomeData }) {
  const { text, news, runNotice, featuredTools, staleMonths, donation, turnstileSiteKey } = home;
  const controls = useResourceControls();
  return (
    <>
      <NewsSection news={news} notice={runNotice} />
      <FeaturedTools text={text.featuredTools}>
        <ResourceGrid resources={featuredTools} staleMonths={staleMonths} controls={controls} />
      </FeaturedTools>
      <Benefits title={text.benefits.title} cards={text.benefits.cards} />
      <CallToAction
        text={text.callToAction}
        newsletter={
          <NewsletterDialogButton label={text.callToAction.newsletter} turnstileSiteKey={turnstileSiteKey} />
        }
      />
      <NewsletterSection turnstileSiteKey={turnstileSiteKey} className="page section stack" />
      <DonationSection donation={donation} />
      <SiteData origin={controls.origin} />
    </>
  );
}

function SiteData({ origin }: { origin: string }) {
  const locale = useLocale();
  const { siteTitle } = useMessages(shellMessages);
  const { home } = useMessages(pagesMessages);
  return <JsonLd data={webSiteJsonLd({ origin, locale, name: siteTitle, description: home.description })} />;
}
