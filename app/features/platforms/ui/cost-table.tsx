import type { CostEstimate, Money } from "~/features/platforms/core/cost-calculator";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import styles from "./cost-calculator.module.css";
import { formatMoney } from "./format-money";

/** The figures of one estimate; reais only when a rate is given. */
export function CostTable({ estimate }: { estimate: CostEstimate }) {
  const { calculator: text } = useMessages(platformsMessages);
  const locale = useLocale();
  const rows: readonly (readonly [string, Money])[] = [
    [text.perMonth, estimate.perMonth],
    [text.perYear, estimate.perYear],
    [text.forMonths(estimate.months), estimate.total],
  ];
  const hasReais = estimate.perMonth.centsBrl !== null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.period}</th>
          <th scope="col">{text.dollars}</th>
          {hasReais ? <th scope="col">{text.reais}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, { centsUsd, centsBrl }]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatMoney(centsUsd, "USD", locale)}</td>
            {centsBrl === null ? null : <td>{formatMoney(centsBrl, "BRL", locale)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
