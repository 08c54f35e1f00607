import { type FocusEvent, useEffect, useRef, useState } from "react";
import {
  type CostEstimate,
  type CostField,
  type CostForm,
  estimateCost,
  type Money,
  parseCostForm,
  serialiseCostForm,
} from "~/features/platforms/core/cost-calculator";
import type { PlanView } from "~/features/platforms/core/plan-price";
import { formatMonth } from "~/i18n/format-month";
import { controlsMessages } from "~/i18n/messages/controls";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { replaceQuery } from "~/lib/replace-query";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { CopyButton } from "~/ui/copy-button";
import { Field, Select } from "~/ui/field";
import { changeQuery } from "~/ui/page-query";
import styles from "./cost-calculator.module.css";
import { formatBoth, formatMoney } from "./format-money";

/** The figures of one estimate; dollars also in reais when a rate is given. */
function CostTable({ estimate }: { estimate: CostEstimate }) {
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
    <table
      className={classNames(styles.table, centsConverted !== null && styles.both)}
      aria-label={text.heading}
    >
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

const FIELDS: readonly CostField[] = ["platform", "seats", "months", "rate"];

function readForm(form: HTMLFormElement): CostForm {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseCostForm(new URLSearchParams(entries));
}

function isField(name: string): name is CostField {
  return FIELDS.some((field) => field === name);
}

interface CostCalculatorProps {
  /** The fields as the address has them, mistakes included. */
  readonly initial: CostForm;
  /**
   * True when the address has a field of the form. Then somebody has sent the form, so its mistakes are shown at
   * once.
   */
  readonly isAsked: boolean;
  /** The page that computes without script, and brings a calculation back that was sent. */
  readonly path: string;
  /** Configured origin of the site, for the link that is copied. */
  readonly origin: string;
  /** The plans to compute with, at the prices of the readers of this language. */
  readonly plans: readonly PlanView[];
}

/** The cost calculator: a GET form that answers while one types. */
export default function CostCalculator({ initial, isAsked, path, origin, plans }: CostCalculatorProps) {
  const { calculator: text } = useMessages(platformsMessages);
  const common = useMessages(controlsMessages);
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(initial);
  // A field shows its mistake only after it was left or the form was sent.
  const [left, setLeft] = useState<readonly CostField[]>(isAsked ? FIELDS : []);
  const result = estimateCost(fields, plans);
  const action = `${path}#calculator`;
  const query = serialiseCostForm(fields);

  function follow() {
    if (form.current === null) return;
    const next = readForm(form.current);
    if (serialiseCostForm(next) === query) return;
    setFields(next);
    changeQuery(replaceQuery(window.location.search, FIELDS, serialiseCostForm(next)), "replace");
  }

  // Adopts input typed before hydration; a prerendered page has not read its query yet.
  const early = useRef(() => {
    const asked = parseCostForm(new URLSearchParams(window.location.search));
    const isRead =
      isAsked || serialiseCostForm(asked) === serialiseCostForm(parseCostForm(new URLSearchParams()));
    if (isRead || form.current === null) return follow();
    for (const field of FIELDS) {
      const control = form.current.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = asked[field];
    }
    setFields(asked);
    setLeft(FIELDS);
  });
  useEffect(() => early.current(), []);

  function leave({ target }: FocusEvent<HTMLFormElement>) {
    const name = target.getAttribute("name") ?? "";
    if (isField(name)) setLeft((known) => (known.includes(name) ? known : [...known, name]));
  }

  function getError(field: CostField): string | undefined {
    const error = result.ok ? undefined : result.errors[field];
    const texts: Readonly<Record<string, string>> = text.errors[field];
    return error !== undefined && left.includes(field) ? texts[error] : undefined;
  }

  return (
    <section id="calculator" className="stack">
      <h2>{text.heading}</h2>
      <p className="reading">{text.lead}</p>
      <div className={styles.columns}>
        <form
          ref={form}
          action={action}
          className={styles.form}
          noValidate
          onInput={follow}
          onBlur={leave}
          onSubmit={(event) => {
            event.preventDefault();
            setLeft(FIELDS);
            follow();
          }}
        >
          <Select
            name="platform"
            label={text.platform}
            defaultValue={initial.platform}
            error={getError("platform")}
            className={styles.wide}
          >
            {plans.some(({ id }) => id === initial.platform) ? null : (
              <option value={initial.platform}>{initial.platform}</option>
            )}
            {plans.map(({ id, name, centsPerMonth, currency }) => (
              <option key={id} value={id}>
                {text.option(name, formatMoney(centsPerMonth, currency, locale))}
              </option>
            ))}
          </Select>
          <Field
            name="seats"
            inputMode="numeric"
            autoComplete="off"
            label={text.seats}
            defaultValue={initial.seats}
            error={getError("seats")}
          />
          <Field
            name="months"
            inputMode="numeric"
            autoComplete="off"
            label={text.months}
            defaultValue={initial.months}
            error={getError("months")}
          />
          <Field
            name="rate"
            inputMode="decimal"
            autoComplete="off"
            label={text.rate}
            hint={text.rateHint}
            defaultValue={initial.rate}
            error={getError("rate")}
            className={styles.wide}
          />
          <Button type="submit" variant="brand" className={styles.wide}>
            {text.calculate}
          </Button>
        </form>
        <div className={styles.result}>
          <p role="status">
            {result.ok
              ? text.summary(
                  result.estimate.seats,
                  result.estimate.plan.name,
                  formatBoth(result.estimate.perMonth, locale),
                  formatBoth(result.estimate.perYear, locale),
                )
              : text.cannot}
          </p>
          {result.ok ? <CostTable estimate={result.estimate} /> : null}
          {result.ok ? <PriceNote plan={result.estimate.plan} /> : null}
          <CopyButton
            text={`${origin}${path}?${query}#calculator`}
            size="small"
            label={text.copyLink}
            copiedLabel={text.copied}
            refusedLabel={common.copyRefused}
          />
        </div>
      </div>
    </section>
  );
}

/** Where the price comes from, and what it leaves out. */
function PriceNote({ plan: { currency, source, month } }: { plan: PlanView }) {
  const { calculator, cards } = useMessages(platformsMessages);
  const locale = useLocale();
  return (
    <p className="muted">
      <small>
        {calculator.taxes[currency]}{" "}
        {calculator.source(source, month === null ? cards.undated : formatMonth(month, locale))}
      </small>
    </p>
  );
}
