import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { COST_LEDGER } from "~/content/costs.server";
import { summariseCosts, toCostRows } from "~/features/costs/core/cost-ledger";
import { CostTable } from "~/features/costs/ui/cost-table";
import { formatMonth } from "~/i18n/format-month";
import { costsMessages } from "~/i18n/messages/costs";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export const meta: MetaFunction = (args) => metaOfPage(args);

export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  return {
    month: formatMonth(COST_LEDGER.asOfMonth, locale),
    rows: toCostRows(COST_LEDGER, locale),
    summary: summariseCosts(COST_LEDGER),
  };
}

/** What running the site costs per month and how many months are covered. */
export default function CostsPage() {
  const { month, rows, summary } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages).costs;
  const text = useMessages(costsMessages);
  const locale = useLocale();
  return (
    <div className="reading-page stack">
      <SectionHeading level={1} heading={page.title} lead={page.description} eyebrow={text.asOf(month)} />
      <CostTable rows={rows} summary={summary} />
      <p className="muted">{summary.isComplete ? text.complete : text.incomplete}</p>
      <div className="cluster">
        <Link to={pathOf("donate", locale)} className={buttonClass({ variant: "brand" })}>
          {text.donate}
        </Link>
      </div>
    </div>
  );
}
