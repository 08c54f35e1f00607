import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CompanionPage, metaOfCompanionPage } from "~/page-parts/companion-page";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { ToolkitSections } from "~/page-parts/toolkit-sections";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadCompanionPage } = await import("~/page-parts/companion-data.server");
  const { loadToolkit } = await import("~/page-parts/toolkit-data.server");
  return { page: loadCompanionPage(request), toolkit: loadToolkit(localeOfRequest(request)) };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfCompanionPage(args, args.data?.page);

/**
 * English /planning-toolkit is the book-resources page with the landing of its code open. It also has what the
 * Portuguese page offers.
 */
export default function PlanningToolkit() {
  const { page, toolkit } = useLoaderData<typeof loader>();
  return (
    <CompanionPage data={page}>
      <div data-print="hide">
        <ToolkitSections data={toolkit} />
      </div>
    </CompanionPage>
  );
}
