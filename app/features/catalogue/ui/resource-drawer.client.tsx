import { useEffect, useState } from "react";
import { toPath } from "~/addresses/addresses";
import type { ListedResource } from "~/features/catalogue/core/resource";
import { CATEGORY_HUE, resourceFace } from "~/features/catalogue/core/resource-face";

import type { RelatedResource, ResourcePage } from "~/features/catalogue/core/resource-page";
import { reportPath } from "~/features/reports/core/report-path";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { controlsMessages } from "~/i18n/messages/controls";
import { reportLinkMessages } from "~/i18n/messages/report-link";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Drawer } from "~/ui/dialog";
import { ExternalLink } from "~/ui/external-link";
import { Face } from "~/ui/face";
import { Link } from "~/ui/navigation";
import { Skeleton } from "~/ui/skeleton";
import type { ResourceControls } from "./resource-controls";
import { CardDescription, ResourceDetails, ResourceSharing } from "./resource-details";
import styles from "./resource-details.module.css";

interface ResourceDrawerProps {
  /** The card in the list, shown until the whole record has loaded. */
  readonly card: ListedResource;
  readonly controls: ResourceControls;
  readonly onClose: () => void;
}

/** The drawer with everything known about one resource, opened over its list. */
export function ResourceDrawer({ card, controls, onClose }: ResourceDrawerProps) {
  const { details } = useMessages(catalogueMessages);
  const common = useMessages(controlsMessages);
  const locale = useLocale();
  const { report } = useMessages(reportLinkMessages);
  const page = useResourcePage(card.id);
  const path = toPath("resource", locale, { id: card.id });
  return (
    <Drawer
      open
      onClose={onClose}
      heading={<span lang={card.titleLang ?? undefined}>{card.title}</span>}
      closeLabel={common.close}
      actions={
        <>
          {page === "failed" ? null : (
            <ExternalLink
              // The card does not know it, so that a list is short.
              href={page === "loading" ? undefined : page.resource.url}
              newTabLabel={common.newTab}
              className={buttonClass({ variant: "action", size: "small" })}
              data-resource={card.id}
            >
              {details.visit}
            </ExternalLink>
          )}
          {controls.favourite(card, { size: "small" })}
        </>
      }
    >
      <div data-category={CATEGORY_HUE[card.category]}>
        <Face face={resourceFace(card)} large />
      </div>
      {typeof page === "object" ? (
        <ResourceDetails page={page} level={3} inDrawer />
      ) : (
        <div aria-busy={page === "loading"}>
          <CardDescription card={card} />
          {page === "loading" ? (
            <Skeleton shape="line" count={8} />
          ) : (
            <p role="alert">{details.loadFailed}</p>
          )}
        </div>
      )}
      <ResourceSharing resource={card} controls={controls} />
      {typeof page === "object" ? <RelatedLinks related={page.related} /> : null}
      <p className="cluster">
        <Link to={path} replace>
          {details.fullPage}
        </Link>
        <Link to={reportPath(path, locale)} replace>
          {report}
        </Link>
      </p>
    </Drawer>
  );
}

function RelatedLinks({ related }: { related: readonly RelatedResource[] }) {
  const { page } = useMessages(catalogueMessages);
  const locale = useLocale();
  return (
    <section className="rows">
      <h3 className="size-l">{page.related}</h3>
      <ul className={styles.links}>
        {related.map(({ id, title, titleLang }) => (
          <li key={id}>
            <Link to={toPath("resource", locale, { id })} lang={titleLang ?? undefined} replace>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything about a resource, from the server. */
function useResourcePage(id: string): ResourcePage | "loading" | "failed" {
  const [page, setPage] = useState<ResourcePage | "loading" | "failed">("loading");
  const locale = useLocale();
  useEffect(() => {
    const abort = new AbortController();
    fetch(`${toPath("resource", locale, { id })}.json`, { signal: abort.signal })
      .then(async (answer) => setPage(answer.ok ? await answer.json() : "failed"))
      .catch(() => setPage(abort.signal.aborted ? "loading" : "failed"));
    return () => abort.abort();
  }, [id, locale]);
  return page;
}
