import { pathOf } from "~/addresses/addresses";
import type { Standing } from "~/features/evidence/core/evidence";
import type { ShownFact } from "~/features/evidence/core/shown-fact";
import type { FactorView, PlatformView } from "~/features/platforms/core/platform-view";
import { notHereWords } from "~/i18n/country-words";
import { controlsMessages } from "~/i18n/messages/controls";
import { platformsMessages } from "~/i18n/messages/platforms";
import { shellMessages } from "~/i18n/messages/shell";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { standingWords } from "~/i18n/standing-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { AgedBadge } from "~/ui/aged-badge";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
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
      <ul className={styles.features}>
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
          <Link to={pathOf("resource", locale, { id: platform.toolId })}>{text.evidence(platform.name)}</Link>
        </p>
      )}
    </Card>
  );
}

/** What a text says, in which text, and how far it can be relied on; or that there is none. */
function KnownFact({ fact }: { fact: ShownFact }) {
  const { table } = useMessages(toolFactsMessages);
  const locale = useLocale();
  const notHere = fact.isElsewhere ? notHereWords(locale) : null;
  const { text, note, document, address, basis } = fact;
  // Where nothing was found, the badge says so.
  const said = text ?? (basis === "not-stated" ? table.notStated : null);
  return (
    <>
      {said} {notHere === null ? null : <Badge tone="warning">{notHere}</Badge>}{" "}
      {note === null ? null : <small>{note}</small>}
      <Source document={document} address={address} standing={fact} />
    </>
  );
}

/** What the plans cost here, by the month and, where they are sold so, by the year. */
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
      <Source document={plans[0]?.source ?? null} address={price.address} standing={price} />
    </>
  );
}

/** The text that says so, with its basis and month. */
function Source({
  document,
  address,
  standing,
}: {
  document: string | null;
  address: string | null;
  standing: Standing;
}) {
  const common = useMessages(controlsMessages);
  return (
    <div className={styles.source}>
      {address === null || document === null ? null : (
        <small>
          <ExternalLink href={address} newTabLabel={common.newTab}>
            {document}
          </ExternalLink>
        </small>
      )}
      <AgedBadge month={standing.month} {...standingWords(standing, useLocale())} />
    </div>
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
