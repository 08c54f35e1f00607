import type { CostEstimate, Money } from "~/features/platforms/core/cost-calculator";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { classNames } from "~/ui/class-names";
import styles from "./cost-calculator.module.css";
import { formatMoney } from "./format-money";

/** The figures of one estimate; dollars also in reais when a rate is given. */
export function CostTable({ estimate }: { estimate: CostEstimate }) {
  const { calculator: text } = useMessages(platformsMessages);
  const locale = useLocale();
  const rows: readonly (readonly [string, Money])[] = [
    [text.perMonth, estimate.perMonth],
    [text.perYear, estimate.perYear],
    ...(estimate.yearAtOnce === null ? [] : [[text.yearAtOnce, estimate.yearAtOnce] as const]),
    [text.forMonths(estimate.months), estimate.total],
  ];
  const { currency, centsConverted } = estimate.perMonth;
  return (
    <table className={classNames(styles.table, centsConverted !== null && styles.both)}>
      <thead>
        <tr>
          <th scope="col">{text.period}</th>
          <th scope="col">{text.currencies[currency]}</th>
          {centsConverted === null ? null : <th scope="col">{text.converted}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, money]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatMoney(money.cents, money.currency, locale)}</td>
            {money.centsConverted === null ? null : (
              <td>{formatMoney(money.centsConverted, "BRL", locale)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
