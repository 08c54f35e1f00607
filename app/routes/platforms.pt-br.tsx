import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { CodePage } from "~/page-parts/code-page";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
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

/** Cards, factors and tip; the ways to the calculator and the checklist; then the book's prompt. */
export default function Platforms() {
  const { data, landing } = useLoaderData<typeof loader>();
  const text = useMessages(platformsMessages);
  const locale = useLocale();
  return (
    <CodePage
      pageId="platforms"
      text={text}
      jumps={[
        { href: pathOf("platform-costs", locale), label: text.jumps.calculator },
        { href: pathOf("platform-checklist", locale), label: text.jumps.checklist },
      ]}
      landing={landing}
    >
      <PlatformsSections data={data} />
    </CodePage>
  );
}
