import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { BOOK_RESOURCES, listBookResources } from "~/content/book-resources/book-resources.server";
import { toBookResourceCard } from "~/features/book-resources/core/book-resource";
import { findLanding } from "~/features/book-resources/core/landing";
import { BookResourceList } from "~/features/book-resources/ui/book-resource-list";
import { CompanionExplainer } from "~/features/book-resources/ui/companion-explainer";
import { CompanionHero } from "~/features/book-resources/ui/companion-hero";
import { Landing } from "~/features/book-resources/ui/landing";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { findPage, pathOf } from "~/i18n/localised-path";
import { companionMessages } from "~/i18n/messages/companion";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { LandingQrLabel, LandingShareActions } from "~/routes/landing-slots";
import { localeOfRequest, metaOfPage } from "~/routes/page-handle";
import { Breadcrumb } from "~/ui/breadcrumb";
import { SectionHeading } from "~/ui/section-heading";

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const pageId = findPage(new URL(request.url).pathname)?.pageId ?? "book-resources";
  const landing = findLanding(BOOK_RESOURCES, pageId, locale);
  const cards = listBookResources(locale).map((resource) => toBookResourceCard(resource, locale));
  return {
    path: pathOf(pageId, locale),
    landing,
    shortLink: shortLinkUrl(context.config.siteOrigin, pageId),
    // A landing has to be light on a phone in the country: its list below leaves out the places in the book.
    cards: landing === null ? cards : cards.map((card) => ({ ...card, qrContext: null })),
  };
}

/** The filters are answered from what is here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const landing = args.data?.landing;
  return metaOfPage(args, landing ? { title: landing.title, description: landing.description } : undefined);
};

export default function BookResources() {
  const { path, landing, cards, shortLink } = useLoaderData<typeof loader>();
  const { breadcrumb, list } = useMessages(companionMessages);
  const page = useMessages(pagesMessages)["book-resources"];
  const locale = useLocale();
  if (landing === null) {
    return (
      <>
        <CompanionHero title={page.title} total={cards.length} />
        <section id="resources" className="page section">
          <h2 className="visually-hidden">{list.heading}</h2>
          <BookResourceList cards={cards} openId={null} path={path} />
        </section>
        <section className="page section">
          <CompanionExplainer />
        </section>
      </>
    );
  }
  return (
    <>
      <div className="reading-page stack">
        <Breadcrumb
          label={breadcrumb.label}
          items={[
            { label: breadcrumb.home, href: pathOf("home", locale) },
            { label: page.title, href: pathOf("book-resources", locale) },
          ]}
          renderLink={(href, label) => (
            <Link to={href} viewTransition>
              {label}
            </Link>
          )}
        />
        <Landing
          landing={landing}
          qrLabel={<LandingQrLabel landing={landing} shortLink={shortLink} />}
          shareActions={<LandingShareActions landing={landing} shortLink={shortLink} />}
        />
      </div>
      <section id="resources" className="page section" data-print="hide">
        <SectionHeading heading={list.heading} />
        <BookResourceList cards={cards} openId={landing.id} path={path} />
      </section>
    </>
  );
}
