import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadCompanionPage } from "~/routes/companion-data.server";
import { CompanionPage, metaOfCompanionPage } from "~/routes/companion-page";
import { localeOfRequest } from "~/routes/page-handle";
import { loadToolkit } from "~/routes/toolkit-data.server";
import { ToolkitSections } from "~/routes/toolkit-sections";

export { revalidateOnNewPath as shouldRevalidate } from "./revalidation";

export function loader({ request }: LoaderFunctionArgs) {
  return { page: loadCompanionPage(request), toolkit: loadToolkit(localeOfRequest(request)) };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfCompanionPage(args, args.data?.page);

/** Spec §2: English /planning-toolkit is the book-resources page. Its code is open, and so is what its twin offers. */
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
