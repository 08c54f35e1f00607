import { toPath } from "~/addresses/addresses";
import { FactAnswer, FactSource } from "~/features/catalogue/ui/fact-table";
import type { ShownFact } from "~/features/evidence/core/shown-fact";
import type { FactorView, PlatformView } from "~/features/platforms/core/platform-view";
import { formatMoney } from "~/features/platforms/ui/format-money";
import styles from "~/features/platforms/ui/platform-cards.module.css";
import { PlatformSource } from "~/features/platforms/ui/platform-source";
import { platformsMessages } from "~/i18n/messages/platforms";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { toMonogram } from "~/lib/face-words";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import type { PlatformsData } from "./platforms-data.server";

/** The platforms page below its head. */
export function PlatformsSections({ data }: { data: PlatformsData }) {
  return (
    <>
      <div className="page section">
        <PlatformCards platforms={data.platforms} />
      </div>
      <div className="page section">
        <ComparisonFactors factors={data.factors} tip={data.tip} />
      </div>
      <BeforeYouPay />
    </>
  );
}

/**
 * The ways to the calculator and the checklist. They stood on this page once: links to them still find their place, and
 * the fields of a calculation go along (`data-shell`).
 */
function BeforeYouPay() {
  const { next, jumps } = useMessages(platformsMessages);
  const { footer: nav } = useMessages(shellMessages);
  const locale = useLocale();
  return (
    <section className="page section stack">
      <h2>{next.heading}</h2>
      <p id="calculator" className="reading">
        <Link to={toPath("platform-costs", locale)} data-shell="address">
          {jumps.calculator}
        </Link>
        . {next.calculator}
      </p>
      <p id="checklist" className="reading">
        <Link to={toPath("platform-checklist", locale)}>{jumps.checklist}</Link>. {next.checklist}
      </p>
      <p>
        <Link to={toPath("school-kit", locale)}>{nav.schoolKit}</Link> ·{" "}
        <Link to={toPath("rules", locale)}>{nav.rules}</Link>
      </p>
    </section>
  );
}

/** The cards of the platforms page. */
function PlatformCards({ platforms }: { platforms: readonly PlatformView[] }) {
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
      // Letters, as on the card of a tool: the makers' logos are not ours to show.
      face={{ shape: "monogram", words: toMonogram(platform.name) }}
      heading={platform.name}
      actions={
        <ExternalLink
          href={platform.website}
          newTabLabel={common.newTab}
          className={buttonClass({ size: "small" })}
        >
          {text.visit(platform.name)}
        </ExternalLink>
      }
    >
      <p>{platform.description}</p>
      <h4 className={styles.label}>{text.features}</h4>
      <ul className="bullets">
        {platform.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>{text.free}</dt>
        <dd>
          <KnownFact fact={platform.facts.freePlan} />
        </dd>
        <dt>{text.price}</dt>
        <dd>
          <PlanPrices platform={platform} />
        </dd>
        <dt>{text.discount}</dt>
        <dd>
          <KnownFact fact={platform.facts.educationOffer} />
        </dd>
        <dt>{text.bestFor}</dt>
        <dd>{platform.bestFor}</dd>
      </dl>
      {platform.toolId === null ? null : (
        <p>
          <Link to={toPath("resource", locale, { id: platform.toolId })}>{text.evidence(platform.name)}</Link>
        </p>
      )}
    </Card>
  );
}

/** A fact as the page of its tool shows it. */
function KnownFact({ fact }: { fact: ShownFact }) {
  return (
    <>
      <FactAnswer fact={fact} />
      <FactSource fact={fact} />
    </>
  );
}

/**
 * Prices of the plans in this market, by the month and, where they are sold so, by the year. Their source stands beside
 * the calculator.
 */
function PlanPrices({ platform: { plans, price } }: { platform: PlatformView }) {
  const { cards: text } = useMessages(platformsMessages);
  const locale = useLocale();
  return (
    <>
      {plans.length === 0 ? null : (
        <ul>
          {plans.map(({ id, name, currency, centsPerMonth, centsPerYear }) => (
            <li key={id}>
              {text.plan(name, formatMoney(centsPerMonth, currency, locale))}
              {centsPerYear === null ? "" : text.orPerYear(formatMoney(centsPerYear, currency, locale))}
            </li>
          ))}
        </ul>
      )}
      {price.note === null ? null : <small>{price.note}</small>}
      <PlatformSource provenance={price} />
    </>
  );
}

/** The comparison factors and the tip. */
function ComparisonFactors({ factors, tip }: { factors: readonly FactorView[]; tip: string }) {
  const text = useMessages(platformsMessages);
  return (
    <section className="stack">
      <h2>{text.factors.heading}</h2>
      <ul className={`full-rows ${styles.factors}`}>
        {factors.map((factor) => (
          <li key={factor.id} className={styles.factor}>
            <h3 className="size-l">{factor.title}</h3>
            <p>{factor.description}</p>
            <p className="quote">
              <em>{factor.question}</em>
            </p>
          </li>
        ))}
      </ul>
      <p className={`callout ${styles.tip}`}>
        <strong>{text.tip}:</strong> {tip}
      </p>
    </section>
  );
}
