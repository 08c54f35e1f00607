import { pathOf } from "~/addresses/addresses";
import type { Standing } from "~/features/evidence/core/evidence";
import type { PlanView } from "~/features/platforms/core/plan-price";
import type { FactorView, PlatformView } from "~/features/platforms/core/platform-view";
import { formatMonth } from "~/i18n/format-month";
import { platformsMessages } from "~/i18n/messages/platforms";
import { shellMessages } from "~/i18n/messages/shell";
import { standingWords } from "~/i18n/standing-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { AgedBadge } from "~/ui/aged-badge";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { ByAge } from "~/ui/by-age";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { formatMoney } from "./format-money";
import styles from "./platform-cards.module.css";
import { PLATFORM_ICONS } from "./platform-icons";

function Sign({ name }: { name: string }) {
  const icon = PLATFORM_ICONS[name];
  return icon === undefined ? null : <Icon icon={icon} size="large" className={styles.sign} />;
}

/** The cards of the platforms page. */
export function PlatformCards({ platforms }: { platforms: readonly PlatformView[] }) {
  const { cards: text } = useMessages(platformsMessages);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <div className="full-rows">
        {platforms.map((platform) => (
          <PlatformCard key={platform.id} platform={platform} />
        ))}
      </div>
    </section>
  );
}

function PlatformCard({ platform }: { platform: PlatformView }) {
  const { cards: text } = useMessages(platformsMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  return (
    <Card
      category="tool"
      eyebrow={<Sign name={platform.icon} />}
      heading={platform.name}
      actions={
        <>
          <ExternalLink
            href={platform.website}
            newTabLabel={common.newTab}
            className={buttonClass({ size: "small" })}
          >
            {text.visit(platform.name)}
          </ExternalLink>
          <PriceAge month={platform.priceMonth} />
        </>
      }
    >
      <p>{platform.description}</p>
      <h4 className={styles.label}>{text.features}</h4>
      <ul className={styles.features}>
        {platform.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>{text.price}</dt>
        <dd>
          {platform.free} <Basis standing={platform.standings.free} />
          <ul>
            {platform.plans.map((plan) => (
              <PlanPriceItem key={plan.id} plan={plan} />
            ))}
          </ul>
          {platform.pricingNote === null ? null : <small>{platform.pricingNote}</small>}
        </dd>
        <dt>{text.discount}</dt>
        <dd>
          {platform.educationDiscount} <Basis standing={platform.standings.education} />
        </dd>
        <dt>{text.bestFor}</dt>
        <dd>{platform.bestFor}</dd>
      </dl>
      {platform.toolId === null ? null : (
        <p>
          <Link to={pathOf("resource", locale, { id: platform.toolId })}>{text.evidence(platform.name)}</Link>
        </p>
      )}
    </Card>
  );
}

/** What a claim rests on. */
function Basis({ standing }: { standing: Standing }) {
  return <AgedBadge month={standing.month} {...standingWords(standing, useLocale())} />;
}

/** One plan with what it costs here, by the month and, where it is sold so, by the year. */
function PlanPriceItem({ plan }: { plan: PlanView }) {
  const { cards: text } = useMessages(platformsMessages);
  const locale = useLocale();
  const { name, currency, centsPerMonth, centsPerYear, source, month } = plan;
  return (
    <li>
      {text.plan(name, formatMoney(centsPerMonth, currency, locale))}
      {centsPerYear === null ? "" : text.orPerYear(formatMoney(centsPerYear, currency, locale))}{" "}
      <small>
        ({source}, {month === null ? text.undated : formatMonth(month, locale, "short")})
      </small>
    </li>
  );
}

/** The month of the oldest price; what has none asks for a check at once. */
function PriceAge({ month }: { month: string | null }) {
  const { cards: text } = useMessages(platformsMessages);
  const locale = useLocale();
  if (month === null) return <Badge tone="warning">{text.recheck(text.undated)}</Badge>;
  const label = formatMonth(month, locale);
  return (
    <ByAge
      month={month}
      fresh={<Badge>{text.priced(label)}</Badge>}
      old={<Badge tone="warning">{text.recheck(label)}</Badge>}
    />
  );
}

/** The comparison factors and the tip. */
export function ComparisonFactors({ factors, tip }: { factors: readonly FactorView[]; tip: string }) {
  const text = useMessages(platformsMessages);
  return (
    <section className="stack">
      <h2>{text.factors.heading}</h2>
      <ul className={`full-rows ${styles.factors}`}>
        {factors.map((factor) => (
          <li key={factor.id} className={styles.factor}>
            <Sign name={factor.icon} />
            <h3>{factor.title}</h3>
            <p>{factor.description}</p>
            <p className={styles.question}>{factor.question}</p>
          </li>
        ))}
      </ul>
      <p className={styles.tip}>
        <strong>{text.tip}:</strong> {tip}
      </p>
    </section>
  );
}
