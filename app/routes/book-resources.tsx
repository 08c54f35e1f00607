import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { BOOK_RESOURCES, listBookResources } from "~/content/book-resources/book-resources.server";
import { toBookResourceCard } from "~/features/book-resources/core/book-resource";
import { findLanding } from "~/features/book-resources/core/landing";
import { BookResourceList } from "~/features/book-resources/ui/book-resource-list";
import { CompanionExplainer } from "~/features/book-resources/ui/companion-explainer";
import { CompanionHero } from "~/features/book-resources/ui/companion-hero";
import { findPage, pathOf } from "~/i18n/localised-path";
import { companionMessages } from "~/i18n/messages/companion";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { CompanionTrail } from "~/routes/companion-trail";
import { LandingPage } from "~/routes/landing-page";
import { localeOfRequest, metaOfPage } from "~/routes/page-handle";
import { loadPlatforms } from "~/routes/platforms-data.server";
import { loadToolkit } from "~/routes/toolkit-data.server";
import { Breadcrumb } from "~/ui/breadcrumb";
import { SectionHeading } from "~/ui/section-heading";

// Two codes have more than a landing (pages of their own in Portuguese); the others do not carry its weight.
const PlatformsSections = lazy(async () => ({
  default: (await import("~/routes/platforms-sections")).PlatformsSections,
}));
const ToolkitSections = lazy(async () => ({
  default: (await import("~/routes/toolkit-sections")).ToolkitSections,
}));

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { pathname, searchParams } = new URL(request.url);
  const pageId = findPage(pathname)?.pageId ?? "book-resources";
  const landing = findLanding(BOOK_RESOURCES, pageId, locale);
  const cards = listBookResources(locale).map((resource) => toBookResourceCard(resource, locale));
  return {
    path: pathOf(pageId, locale),
    landing,
    // A landing has to be light on a phone in the country: its list below leaves out the places in the book.
    cards: landing === null ? cards : cards.map((card) => ({ ...card, qrContext: null })),
    platforms: pageId === "platforms" ? loadPlatforms(searchParams, locale, context.now) : null,
    toolkit: pageId === "planning-toolkit" ? loadToolkit(locale) : null,
  };
}

export { revalidateOnNewPath as shouldRevalidate } from "./revalidation";

export const meta: MetaFunction<typeof loader> = (args) => {
  const landing = args.data?.landing;
  return metaOfPage(args, landing ? { title: landing.title, description: landing.description } : undefined);
};

export default function BookResources() {
  const { path, landing, cards, platforms, toolkit } = useLoaderData<typeof loader>();
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
        <LandingPage landing={landing} />
      </div>
      <div data-print="hide">
        <Suspense>
          {platforms === null ? null : <PlatformsSections data={platforms} path={path} />}
          {toolkit === null ? null : <ToolkitSections data={toolkit} />}
        </Suspense>
      </div>
      <section id="resources" className="page section" data-print="hide">
        <SectionHeading heading={list.heading} />
        <BookResourceList cards={cards} openId={landing.id} path={path} />
      </section>
      <CompanionTrail title={landing.title} path={path} />
    </>
  );
}
