import { toPath } from "~/addresses/addresses";
import type { CardDifferences } from "~/features/catalogue/core/card-badges";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import { CATEGORY_HUE, resourceFace } from "~/features/catalogue/core/resource-face";

import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useLocale, useMessages } from "~/i18n/translate";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { CardFacts } from "~/ui/card-facts";
import { Link } from "~/ui/navigation";
import { wholeWords } from "~/ui/whole-words";
import styles from "./catalogue-card.module.css";
import { FactBadges, ProvenanceWords } from "./fact-badges";
import { PartnerLink } from "./partner-link";
import type { ResourceControls } from "./resource-controls";

interface CatalogueCardProps {
  readonly resource: ResourceCard;
  readonly differences: CardDifferences;
  readonly controls: ResourceControls;
}

/** One resource of a list. The whole card is the link to it; QR code and heart stay their own. */
export function CatalogueCard({ resource, differences, controls }: CatalogueCardProps) {
  const text = useMessages(catalogueMessages);
  const { id, title, category } = resource;
  const look = { variant: "bare", size: "small", square: true, inItem: true } as const;
  return (
    <Card
      category={CATEGORY_HUE[category]}
      face={resourceFace(resource)}
      eyebrow={differences.byCategory ? <Badge tone="category">{text.categories[category]}</Badge> : null}
      heading={
        <Link to={toPath("resource", useLocale(), { id })} lang={resource.titleLang ?? undefined}>
          {wholeWords(title)}
        </Link>
      }
      facts={
        <CardFacts>
          <FactBadges badges={differences.listBadges(resource)} />
          <CardTags tags={resource.tags} />
        </CardFacts>
      }
      actions={
        <>
          <span className={styles.provenance}>
            <ProvenanceWords provenance={resource.standing} />
          </span>
          <span className={styles.controls}>
            {controls.favourite(resource, look)}
            {controls.qr(resource, look)}
          </span>
        </>
      }
    >
      {resource.byline ? (
        <p className="muted" data-byline="">
          {resource.byline}
        </p>
      ) : null}
      <p data-description="">{wholeWords(resource.description)}</p>
      {resource.partner === null ? null : (
        <p data-byline="">
          {text.partner(resource.partner.language)}: <PartnerLink partner={resource.partner} />
        </p>
      )}
      {resource.linkNote === null ? null : <p className={styles.quiet}>{resource.linkNote}</p>}
    </Card>
  );
}

const TAGS_ON_CARD = 3;

/** The first 3 tags and a "+N" count. */
function CardTags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - TAGS_ON_CARD;
  return (
    <p className={styles.quiet}>
      {tags.slice(0, TAGS_ON_CARD).join(MIDDLE_DOT) + (more > 0 ? ` +${more}` : "")}
    </p>
  );
}
