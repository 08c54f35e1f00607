import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadCompanionPage } from "~/page-parts/companion-data.server";
import { CompanionPage, metaOfCompanionPage } from "~/page-parts/companion-page";
import { localeOfRequest } from "~/page-parts/meta-of-page";
import { loadToolkit } from "~/page-parts/toolkit-data.server";
import { ToolkitSections } from "~/page-parts/toolkit-sections";

export function loader({ request }: LoaderFunctionArgs) {
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
