import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { localeOfPath } from "~/addresses/languages";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { CodePage } from "~/page-parts/code-page";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { PlatformsSections } from "~/page-parts/platforms-sections";

export async function loader({ request }: LoaderFunctionArgs) {
  const { findCodeLanding } = await import("~/page-parts/companion-data.server");
  const { loadPlatforms } = await import("~/page-parts/platforms-data.server");
  const locale = localeOfRequest(request);
  return { landing: findCodeLanding("platforms", locale), data: loadPlatforms(locale) };
}

export const meta: MetaFunction = (args) =>
  metaOfPage(args, platformsMessages[localeOfPath(args.location.pathname)]);

/** Cards, factors and tip; the ways to the calculator and the checklist; then the book's prompt. */
export default function Platforms() {
  const { landing, data } = useLoaderData<typeof loader>();
  const text = useMessages(platformsMessages);
  const locale = useLocale();
  return (
    <CodePage
      pageId="platforms"
      text={text}
      jumps={[
        { href: toPath("platform-costs", locale), label: text.jumps.calculator },
        { href: toPath("platform-checklist", locale), label: text.jumps.checklist },
      ]}
      landing={landing}
    >
      <PlatformsSections data={data} />
    </CodePage>
  );
}
