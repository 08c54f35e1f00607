import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { CompanionPageHead } from "~/features/book-resources/ui/companion-page-head";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { CompanionTrail } from "~/page-parts/companion-trail";
import { LandingPage } from "~/page-parts/landing-page";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";
import { PlatformsSections } from "~/page-parts/platforms-sections";

export async function loader({ request }: LoaderFunctionArgs) {
  const { findLandingOf } = await import("~/page-parts/companion-data.server");
  const { loadPlatforms } = await import("~/page-parts/platforms-data.server");
  const locale = localeOfRequest(request);
  return {
    data: loadPlatforms(locale),
    landing: findLandingOf("platforms", locale),
  };
}

export const meta: MetaFunction = (args) => metaOfPage(args, platformsMessages["pt-br"]);

/** Cards, factors and tip; the calculator and checklist that the two buttons lead to; then the book's prompt. */
export default function Platforms() {
  const { data, landing } = useLoaderData<typeof loader>();
  const text = useMessages(platformsMessages);
  const locale = useLocale();
  return (
    <>
      <CompanionPageHead
        title={text.title}
        description={text.description}
        back={{ href: pathOf("book-resources", locale), label: text.back }}
        jumpsLabel={text.jumps.label}
        jumps={[
          { href: "#calculator", label: text.jumps.calculator },
          { href: "#checklist", label: text.jumps.checklist },
          { href: "#landing", label: text.jumps.prompt },
        ]}
      />
      <PlatformsSections data={data} />
      {landing === null ? null : (
        <div className="reading-page">
          <LandingPage landing={landing} level={2} />
        </div>
      )}
      <CompanionTrail title={text.title} path={pathOf("platforms", locale)} />
    </>
  );
}
