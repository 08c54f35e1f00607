import type { FactorView, PlatformView } from "~/features/platforms/core/platform-view";
import { platformsMessages } from "~/i18n/messages/platforms";
import { shellMessages } from "~/i18n/messages/shell";
import { standingWords } from "~/i18n/standing-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { AgedBadge } from "~/ui/aged-badge";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import styles from "./platform-cards.module.css";
import { PLATFORM_ICONS } from "./platform-icons";

function Sign({ name }: { name: string }) {
  const icon = PLATFORM_ICONS[name];
  return icon === undefined ? null : <Icon icon={icon} size="large" className={styles.sign} />;
}

/** The six cards of the platforms page. */
export function PlatformCards({ platforms }: { platforms: readonly PlatformView[] }) {
  const { cards: text } = useMessages(platformsMessages);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <div className={styles.grid}>
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
          <AgedBadge month={platform.evidence.month} {...standingWords(platform.evidence, locale)} />
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
          {platform.pricing}
          {platform.pricingNote === null ? null : <small>{platform.pricingNote}</small>}
        </dd>
        <dt>{text.discount}</dt>
        <dd>{platform.educationDiscount}</dd>
        <dt>{text.bestFor}</dt>
        <dd>{platform.bestFor}</dd>
      </dl>
    </Card>
  );
}

/** The six comparison factors and the tip. */
export function ComparisonFactors({ factors, tip }: { factors: readonly FactorView[]; tip: string }) {
  const text = useMessages(platformsMessages);
  return (
    <section className="stack">
      <h2>{text.factors.heading}</h2>
      <ul className={`${styles.grid} ${styles.factors}`}>
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
