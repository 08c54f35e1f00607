import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { COST_LEDGER } from "~/content/costs.server";
import {
  type CostRow,
  type CostSummary,
  summariseCosts,
  toCostRows,
} from "~/features/costs/core/cost-ledger";
import { formatAmount } from "~/features/donations/core/amount";
import { formatMonth } from "~/i18n/format-month";
import { costsMessages } from "~/i18n/messages/costs";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import styles from "./cost-table.module.css";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  return {
    month: formatMonth(COST_LEDGER.asOfMonth, locale),
    rows: toCostRows(COST_LEDGER, locale),
    summary: summariseCosts(COST_LEDGER),
  };
}

/** The site's cost per month and the months covered. */
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
      {/* Nobody is asked for money towards costs that are not named yet. */}
      {summary.isComplete ? (
        <div className="cluster">
          <Link to={toPath("donate", locale)} className={buttonClass({ variant: "brand" })}>
            {text.donate}
          </Link>
        </div>
      ) : null}
    </div>
  );
}

interface CostTableProps {
  readonly rows: readonly CostRow[];
  readonly summary: CostSummary;
}

/** The site's costs line by line, their sum, and how long the donations in hand last. */
function CostTable({ rows, summary }: CostTableProps) {
  const text = useMessages(costsMessages);
  const locale = useLocale();
  const { knownMonthlyCentavos, isComplete, fundCentavos, coverage } = summary;
  const known = formatAmount(knownMonthlyCentavos, locale);

  function toAmount(centavos: number | null) {
    return centavos === null ? (
      <span className="muted">{text.notFilledIn}</span>
    ) : (
      formatAmount(centavos, locale)
    );
  }

  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text.table}</caption>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.perMonth}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, monthlyCentavos }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <small>{note}</small>
            </th>
            <td>{toAmount(monthlyCentavos)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <td>{isComplete ? known : text.atLeast(known)}</td>
        </tr>
        <tr>
          <th scope="row">{text.fund}</th>
          <td>{toAmount(fundCentavos)}</td>
        </tr>
        <tr>
          <th scope="row">{text.coverage}</th>
          <td>
            {coverage.kind === "months" ? (
              text.months(coverage.months)
            ) : coverage.kind === "no-cost" ? (
              text.noCost
            ) : (
              <span className="muted">{text.unknown}</span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
