import type { CostRow, CostSummary } from "~/features/costs/core/cost-ledger";
import { formatAmount } from "~/features/donations/core/amount";
import { costsMessages } from "~/i18n/messages/costs";
import { useLocale, useMessages } from "~/i18n/translate";
import styles from "./cost-table.module.css";

interface CostTableProps {
  readonly rows: readonly CostRow[];
  readonly summary: CostSummary;
}

/** What the site costs line by line, their sum, and how long the donations in hand last. */
export function CostTable({ rows, summary }: CostTableProps) {
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
