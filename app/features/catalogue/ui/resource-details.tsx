import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { badgesBesideLeads, cardBadges } from "~/features/catalogue/core/card-badges";
import { hasTagFilter, LIST_PAGE } from "~/features/catalogue/core/list-page";
import {
  type ListedResource,
  PROVIDER_META_KEYS,
  type Resource,
  type ResourceCard,
} from "~/features/catalogue/core/resource";
import { CATEGORY_HUE } from "~/features/catalogue/core/resource-face";
import type { ResourcePage } from "~/features/catalogue/core/resource-page";
import type { Evidence } from "~/features/evidence/core/evidence";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { lawWords } from "~/i18n/law-words";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { controlsMessages } from "~/i18n/messages/controls";
import { evidenceMessages } from "~/i18n/messages/evidence";
import { levelMessages } from "~/i18n/messages/levels";
import { rulesMessages } from "~/i18n/messages/rules";
import { provenanceWords } from "~/i18n/provenance-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { classroomShareUrl } from "~/lib/share-link";
import { toWhatsAppText } from "~/lib/whatsapp-text";
import { Badge } from "~/ui/badge";
import { chipClass } from "~/ui/chip";
import { ExternalLink } from "~/ui/external-link";
import { LawLineNote } from "~/ui/law-line";
import { Link } from "~/ui/navigation";
import { StaleSwitch } from "~/ui/stale-switch";
import { StatusNotice } from "~/ui/status-notice";
import { wholeWords } from "~/ui/whole-words";
import { FactBadges, ProvenanceBadge } from "./fact-badges";
import { FactTable } from "./fact-table";
import { KeyFacts } from "./key-facts";
import { PartnerLink } from "./partner-link";
import type { ControlledResource, ResourceControls } from "./resource-controls";
import styles from "./resource-details.module.css";

/** Text of a card, for the drawer: the page says it under the title. */
export function CardDescription({ card }: { readonly card: ListedResource }) {
  const { details } = useMessages(catalogueMessages);
  return (
    <div className="rows">
      <h3 className="size-l">{details.description}</h3>
      <p className="reading">{wholeWords(card.description)}</p>
    </div>
  );
}

/** Category of a resource and what more its card shows as badges. */
function SummaryBadges({ resource }: { readonly resource: Resource }) {
  const { categories } = useMessages(catalogueMessages);
  return (
    <div className={styles.badges} data-category={CATEGORY_HUE[resource.category]}>
      <Badge tone="category">{categories[resource.category]}</Badge>
      {resource.tool === null ? (
        <>
          <FactBadges badges={cardBadges(resource)} />
          <ProvenanceBadge provenance={resource.standing} />
        </>
      ) : (
        <FactBadges badges={badgesBesideLeads(resource)} />
      )}
    </div>
  );
}

interface ResourceDetailsProps {
  readonly page: ResourcePage;
  /** Level of the headings of its parts. */
  readonly level: 2 | 3;
  /** In the drawer links take the place of its entry, so that Back leads to the list. */
  readonly inDrawer?: boolean;
}

/**
 * Everything known about a resource: the drawer and the resource page show the same. On the page description, use in
 * class and the headlines of a tool stand above, under the title.
 */
export function ResourceDetails({ page, level, inDrawer = false }: ResourceDetailsProps) {
  const { details } = useMessages(catalogueMessages);
  const locale = useLocale();
  const rules = useMessages(rulesMessages);
  const { resource, laws } = page;
  const Heading = `h${level}` as const;
  return (
    <>
      {inDrawer ? (
        <>
          {resource.status === null ? null : <StatusNotice {...resource.status} />}
          <CardDescription card={resource} />
          <KeyFacts facts={resource.leads} />
        </>
      ) : null}
      <SummaryBadges resource={resource} />
      {resource.tool === null ? <AgeWarning month={resource.standing.month} /> : null}
      {resource.caution === null ? null : <Caution>{resource.caution}</Caution>}
      {laws.map((line) => (
        <LawLineNote key={line.id} {...lawWords(line, locale)} />
      ))}
      {resource.tool === null ? null : (
        <p>
          <Link to={`${toPath("may-we-use", locale)}?tool=${resource.id}`}>{rules.mayWeUse}</Link>{" "}
          {rules.pupils} <Link to={toPath("rules", locale)}>{rules.page}</Link>.
        </p>
      )}
      {page.isOnPlatforms ? (
        <p>
          {details.paidPlans} <Link to={toPath("platforms", locale)}>{details.platforms}</Link>.
        </p>
      ) : null}
      <div className="rows">
        <Heading className="size-l">{details.details}</Heading>
        <DetailList resource={resource} hasUse={inDrawer} />
      </div>
      {resource.facts.length === 0 ? null : <FactTable facts={resource.facts} level={level} />}
      {resource.shownTags.length === 0 ? null : (
        <div className="rows" data-print="hide">
          <Heading className="size-l">{details.tags}</Heading>
          <TagList resource={resource} replace={inDrawer} />
        </div>
      )}
    </>
  );
}

function Caution({ children }: { children: string }) {
  return (
    <p className="callout warning">
      <small>{children}</small>
    </p>
  );
}

/** Tells a teacher to check facts that are old or undated. */
function AgeWarning({ month }: { month: string | null }) {
  const { details } = useMessages(catalogueMessages);
  const { undatedHint } = useMessages(evidenceMessages);
  if (month === null) return <p className="muted">{undatedHint}</p>;
  return <StaleSwitch as="div" month={month} old={<Caution>{details.recheck}</Caution>} />;
}

function TagList({ resource, replace }: { resource: Resource; replace: boolean }) {
  const locale = useLocale();
  const { collection, shownTags } = resource;
  return (
    <ul className={styles.tags}>
      {shownTags.map((tag) => (
        <li key={tag}>
          {hasTagFilter(collection) ? (
            <Link
              to={`${toPath(LIST_PAGE[collection], locale)}?${new URLSearchParams({ tag })}`}
              className={chipClass()}
              replace={replace}
            >
              {tag}
            </Link>
          ) : (
            <Badge>{tag}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The keys and values of provider_meta, and the typed fields that have no key in it. */
function DetailList({ resource, hasUse }: { resource: Resource; hasUse: boolean }) {
  const { details, meta, partner: partnerLabel } = useMessages(catalogueMessages);
  const levels = useMessages(levelMessages);
  const locale = useLocale();
  const rows: [string, ReactNode][] = [];
  if (resource.level !== null) rows.push([details.level, levels[resource.level]]);
  if (resource.certificate !== null) {
    rows.push([
      details.certificate,
      resource.certificate ? details.withCertificate : details.withoutCertificate,
    ]);
  }
  if (resource.language !== null) rows.push([details.language, details.languages[resource.language]]);
  const { partner } = resource;
  if (partner !== null)
    rows.push([partnerLabel(partner.language), <PartnerLink key="partner" partner={partner} />]);
  for (const key of PROVIDER_META_KEYS) {
    const value = resource.providerMeta[key];
    if (value !== undefined && (hasUse || key !== "classroom_use")) rows.push([meta[key], value]);
  }
  const { standing, evidence } = resource;
  if (evidence !== null) {
    const { label, fresh } = provenanceWords(standing, locale);
    rows.push([label, fresh]);
    if (evidence.document !== undefined || evidence.address !== undefined)
      rows.push([details.source, <SourceName key="source" evidence={evidence} />]);
  }
  return (
    <dl className={styles.list}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The text that was read: its name or host, with a link where it has an address. */
function SourceName({ evidence: { document, address } }: { evidence: Evidence }) {
  const common = useMessages(controlsMessages);
  if (address === undefined) return document;
  return (
    <ExternalLink href={address} newTabLabel={common.newTab}>
      {document ?? new URL(address).hostname.replace(/^www\./, "")}
    </ExternalLink>
  );
}

interface ResourceSharingProps {
  readonly resource: ControlledResource & Pick<ResourceCard, "description">;
  readonly controls: ResourceControls;
}

/** Share, Copy Link and WhatsApp for the resource's own page. */
export function ResourceSharing({ resource, controls }: ResourceSharingProps) {
  const locale = useLocale();
  const url = controls.origin + toPath("resource", locale, { id: resource.id });
  const shortUrl = shortLinkUrl(controls.origin, resource.id, locale);
  const { title, description } = resource;
  return (
    <div className={styles.sharing}>
      {controls.share({
        title,
        url,
        message: toWhatsAppText({ title, text: description, url: shortUrl }),
        classroomUrl: classroomShareUrl({ title, url }),
        size: "small",
      })}
      {controls.qr(resource, { size: "small" })}
    </div>
  );
}
