import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { resourceJsonLd } from "~/features/catalogue/core/resource-json-ld";
import { ResourceView } from "~/features/catalogue/ui/resource-view";
import { ChangesSection } from "~/features/changes/ui/change-list";
import { QrItemLabel } from "~/features/qr/ui/qr-item-label";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { lawWords } from "~/i18n/law-words";
import { useLocale } from "~/i18n/translate";
import CardControls from "~/islands/card-controls.island";
import { Island } from "~/islands/island";
import { useResourceControls } from "~/islands/resource-controls";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";
import { SchoolKitLink } from "~/page-parts/purpose-links";
import { ReportLink } from "~/page-parts/report-link";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { LawLineNote } from "~/ui/law-line";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { findResource } = await import("~/features/catalogue/io/catalogue.server");
  const { loadResourcePage } = await import("~/features/catalogue/io/resource-page.server");
  const { listRecordChanges } = await import("~/features/changes/io/shown-changes.server");
  const { getLawLine } = await import("~/features/rules/io/law-lines.server");
  const locale = localeOfRequest(request);
  const resource = findResource(params.id ?? "", locale);
  if (resource === null) {
    const { listNearestResources } = await import("~/page-parts/nearest-resources.server");
    const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
    throw notFound(getHints(request, listNearestResources(params.id ?? "", locale)));
  }
  return {
    ...loadResourcePage(resource, locale),
    phoneLaw: getLawLine("pupils-phones", locale),
    changes: listRecordChanges(resource.id, context.now, locale),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data === undefined
    ? metaOfError(args)
    : metaOfPage(args, {
        title: args.data.resource.title,
        description: args.data.resource.description,
      });

/** Everything known about one resource. */
export default function Resource() {
  const page = useLoaderData<typeof loader>();
  const controls = useResourceControls(useSiteOrigin());
  const locale = useLocale();
  const { id, title } = page.resource;
  return (
    <>
      <Island name="card-controls" of={CardControls} props={{ origin: controls.origin }}>
        <ResourceView
          page={page}
          controls={controls}
          qrLabel={<QrItemLabel id={id} title={title} origin={controls.origin} />}
          phoneLaw={
            <>
              <LawLineNote {...lawWords(page.phoneLaw, locale)} />
              {page.resource.tool === null ? null : <SchoolKitLink />}
            </>
          }
          changes={<ChangesSection changes={page.changes} />}
        />
      </Island>
      <p className="page">
        <ReportLink />
      </p>
      <JsonLd data={resourceJsonLd(page.resource)} />
    </>
  );
}
