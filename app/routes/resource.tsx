import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findResource, listResources } from "~/content/catalogue.server";
import { resourceJsonLd } from "~/features/catalogue/core/resource-json-ld";
import { toResourcePage } from "~/features/catalogue/core/resource-page";
import { ResourceView } from "~/features/catalogue/ui/resource-view";
import { QrItemLabel } from "~/features/qr/ui/qr-item-label";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { localeOfRequest, metaOfPage } from "./page-handle";
import { useResourceControls } from "./resource-controls";

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const resource = findResource(params.id ?? "", locale);
  if (resource === null) throw new Response(null, { status: 404 });
  return toResourcePage(resource, listResources(locale), context.now);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data === undefined
    ? []
    : metaOfPage(args, {
        title: args.data.resource.title,
        description: args.data.resource.description,
      });

/** Product decisions, "Catalogue": everything known about one resource. */
export default function Resource() {
  const page = useLoaderData<typeof loader>();
  const controls = useResourceControls();
  const { id, title } = page.resource;
  return (
    <>
      <ResourceView
        page={page}
        controls={controls}
        qrLabel={<QrItemLabel id={id} title={title} origin={controls.origin} />}
      />
      <JsonLd data={resourceJsonLd(page.resource)} />
    </>
  );
}
