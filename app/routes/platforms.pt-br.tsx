import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useMessages } from "~/i18n/translate";
import { CodePage } from "~/page-parts/code-page";
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
  return (
    <CodePage
      pageId="platforms"
      text={text}
      jumps={[
        { href: "#calculator", label: text.jumps.calculator },
        { href: "#checklist", label: text.jumps.checklist },
      ]}
      landing={landing}
    >
      <PlatformsSections data={data} />
    </CodePage>
  );
}
