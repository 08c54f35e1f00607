import { type MouseEvent, memo } from "react";
import { pathOf } from "~/addresses/addresses";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Link } from "~/ui/navigation";
import styles from "./catalogue-card.module.css";
import { CATEGORY_HUE } from "./category-hue";
import { FactBadges, StandingBadge } from "./fact-badges";
import type { ResourceControls } from "./resource-controls";

interface CatalogueCardProps {
  resource: ResourceCard;
  controls: ResourceControls;
  level?: 2 | 3 | 4;
  /** Answers a click on the title, which otherwise leads to the resource's page. */
  onOpen?: (event: MouseEvent, link: HTMLAnchorElement, id: string) => void;
}

/** One resource of a list. The whole card is the link to it; QR code and heart stay their own. */
export const CatalogueCard = memo(function CatalogueCard({
  resource,
  controls,
  level = 3,
  onOpen,
}: CatalogueCardProps) {
  const text = useMessages(catalogueMessages);
  const { id, title, category } = resource;
  const look = { variant: "bare", size: "small", square: true } as const;
  return (
    <Card
      category={CATEGORY_HUE[category]}
      level={level}
      eyebrow={<Badge tone="category">{text.categories[category]}</Badge>}
      heading={
        <Link
          to={pathOf("resource", useLocale(), { id })}
          lang={resource.titleLang ?? undefined}
          onClick={(event) => onOpen?.(event, event.currentTarget, id)}
          viewTransition
        >
          {title}
        </Link>
      }
      actions={
        <>
          <StandingBadge standing={resource.standing} />
          <span className={styles.controls}>
            {controls.favourite(resource, look)}
            {controls.qr(resource, look)}
          </span>
        </>
      }
    >
      {resource.byline ? <p className="muted">{resource.byline}</p> : null}
      <p>{resource.description}</p>
      <div className={styles.facts}>
        <FactBadges resource={resource} />
      </div>
      <CardTags tags={resource.tags} />
    </Card>
  );
});

const TAGS_ON_CARD = 3;

/** The first 3 tags and a "+N" count. */
function CardTags({ tags }: { tags: readonly string[] }) {
  const { details } = useMessages(catalogueMessages);
  const more = tags.length - TAGS_ON_CARD;
  return (
    <p className={styles.tags}>
      {tags.slice(0, TAGS_ON_CARD).join(" · ")}
      {more > 0 ? (
        <>
          {" "}
          <span aria-hidden="true">{details.moreTags(more)}</span>
          <span className="visually-hidden">{details.moreTagsSpoken(more)}</span>
        </>
      ) : null}
    </p>
  );
}
