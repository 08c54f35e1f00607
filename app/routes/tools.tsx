import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { LINKS_LIVE_DIRECTORY } from "~/content/live-directory.server";
import { listToolGroups } from "~/features/catalogue/io/catalogue.server";
import { ToolsDirectory } from "~/features/catalogue/ui/tools-directory";
import { itemListJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { useResourceControls } from "~/islands/resource-controls";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";
import { loadResourceList } from "~/page-parts/resource-list.server";
import { useSiteOrigin } from "~/page-parts/site-origin";

export { revalidateOnNewPath as shouldRevalidate } from "~/page-parts/revalidation";

export function loader(args: LoaderFunctionArgs) {
  const locale = localeOfRequest(args.request);
  return {
    ...loadResourceList(args, "tools", ["tools"]),
    groups: listToolGroups(locale),
    liveDirectoryUrl: LINKS_LIVE_DIRECTORY[locale] ? args.context.config.externalToolsUrl : null,
  };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

export default function Tools() {
  const { resources, staleMonths, groups, liveDirectoryUrl } = useLoaderData<typeof loader>();
  const { tools } = useMessages(pagesMessages);
  const controls = useResourceControls(useSiteOrigin());
  const locale = useLocale();
  const items = resources.map(({ id, title }) => ({ name: title, path: pathOf("resource", locale, { id }) }));
  return (
    <>
      <ToolsDirectory
        title={tools.title}
        lead={tools.description}
        groups={groups}
        liveDirectoryUrl={liveDirectoryUrl}
        resources={resources}
        staleMonths={staleMonths}
        controls={controls}
      />
      <JsonLd data={itemListJsonLd(controls.origin, tools.title, items)} />
    </>
  );
}
