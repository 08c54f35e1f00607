import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { listViewPath } from "~/addresses/list-views";
import { LIST_PAGE } from "~/features/catalogue/core/list-page";
import { CATEGORY_HUE, resourceFace } from "~/features/catalogue/core/resource-face";

import type { RelatedResource, ResourcePage } from "~/features/catalogue/core/resource-page";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { compareMessages } from "~/i18n/messages/compare";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Breadcrumb } from "~/ui/breadcrumb";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Face } from "~/ui/face";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import { StatusNotice } from "~/ui/status-notice";
import { wholeWords } from "~/ui/whole-words";
import { KeyFacts } from "./key-facts";
import type { ResourceControls } from "./resource-controls";
import { ResourceDetails, ResourceSharing } from "./resource-details";
import styles from "./resource-view.module.css";

interface ResourceViewProps {
  readonly page: ResourcePage;
  readonly controls: ResourceControls;
  /** The code of the short link, as a printed label. */
  readonly qrLabel: ReactNode;
  /** The law on pupils' phones, shown beside the code that they would scan. */
  readonly phoneLaw: ReactNode;
  /** Its changes. */
  readonly changes: ReactNode;
}

/** The page of one resource, with everything known about it. */
export function ResourceView({ page, controls, qrLabel, phoneLaw, changes }: ResourceViewProps) {
  const text = useMessages(catalogueMessages);
  const { common, nav } = useMessages(shellMessages);
  const pages = useMessages(pagesMessages);
  const compare = useMessages(compareMessages);
  const locale = useLocale();
  const { resource, related } = page;
  const listPage = LIST_PAGE[resource.collection];
  const inClass = resource.providerMeta.classroom_use;
  return (
    <div className="page">
      <div className={styles.trail}>
        <Breadcrumb
          label={text.page.breadcrumb}
          items={[
            { label: nav.home, href: toPath("home", locale) },
            { label: pages[listPage].title, href: toPath(listPage, locale) },
            { label: resource.title },
          ]}
        />
      </div>
      <article className={styles.layout} data-category={CATEGORY_HUE[resource.category]}>
        <div className={styles.head}>
          <div className={styles.name}>
            <Face face={resourceFace(resource)} large />
            <h1 className={styles.title} lang={resource.titleLang ?? undefined}>
              {wholeWords(resource.title)}
            </h1>
          </div>
          <div className={styles.summary}>
            {resource.status === null ? null : <StatusNotice {...resource.status} />}
            <p className="lead">{wholeWords(resource.description)}</p>
            {inClass === undefined ? null : (
              <p className="reading">
                <b>{text.meta.classroom_use}:</b> {wholeWords(inClass)}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            {resource.status?.hasEnded === true ? null : (
              <ExternalLink
                href={resource.url}
                newTabLabel={common.newTab}
                className={buttonClass({ variant: "action" })}
                data-resource={resource.id}
              >
                {text.details.visit}
              </ExternalLink>
            )}
            {controls.favourite(resource, {})}
            {resource.collection === "tools" ? (
              <Link
                to={listViewPath("compare", locale, { ids: [resource.id] })}
                className={buttonClass()}
                data-print="hide"
              >
                {compare.fromTool}
              </Link>
            ) : null}
          </div>
          <KeyFacts facts={resource.leads} />
        </div>
        <div className={styles.main}>
          <ResourceDetails page={page} level={2} />
          {changes}
        </div>
        <section id="qr" className={styles.handout}>
          <h2 className="size-l">{text.page.qrTitle}</h2>
          {qrLabel}
          <p className="muted">{text.page.qrText}</p>
          <div className="stack" data-print="hide">
            {phoneLaw}
          </div>
          <ResourceSharing resource={resource} controls={controls} />
        </section>
      </article>
      <RelatedResources related={related} />
    </div>
  );
}

function RelatedResources({ related }: { related: readonly RelatedResource[] }) {
  const text = useMessages(catalogueMessages);
  const locale = useLocale();
  if (related.length === 0) return null;
  const isMixed = new Set(related.map(({ category }) => category)).size > 1;
  return (
    <section className="section" data-print="hide">
      <SectionHeading heading={text.page.related} />
      <ul className="card-grid">
        {related.map(({ id, category, title, titleLang, face, description }) => (
          <li key={id}>
            <Card
              category={CATEGORY_HUE[category]}
              face={resourceFace({ category, face })}
              eyebrow={isMixed ? <Badge tone="category">{text.categories[category]}</Badge> : null}
              heading={
                <Link to={toPath("resource", locale, { id })} lang={titleLang ?? undefined}>
                  {title}
                </Link>
              }
            >
              <p>{description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
