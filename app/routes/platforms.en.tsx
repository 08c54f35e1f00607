import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CompanionPage, metaOfCompanionPage } from "~/page-parts/companion-page";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { PlatformsSections } from "~/page-parts/platforms-sections";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadCompanionPage } = await import("~/page-parts/companion-data.server");
  const { loadPlatforms } = await import("~/page-parts/platforms-data.server");
  return { page: loadCompanionPage(request), platforms: loadPlatforms(localeOfRequest(request)) };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfCompanionPage(args, args.data?.page);

/**
 * English /platforms is the book-resources page with the landing of its code open. It also has what the Portuguese
 * page offers.
 */
export default function Platforms() {
  const { page, platforms } = useLoaderData<typeof loader>();
  return (
    <CompanionPage data={page}>
      <div data-print="hide">
        <PlatformsSections data={platforms} />
      </div>
    </CompanionPage>
  );
}
