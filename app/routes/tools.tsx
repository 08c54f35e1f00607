import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { LINKS_LIVE_DIRECTORY } from "~/content/live-directory.server";
import { itemListJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { ToolsDirectoryIsland } from "~/islands/tools-directory";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";

export async function loader(args: LoaderFunctionArgs) {
  const { loadResourceList } = await import("~/page-parts/resource-list.server");
  const { listToolGroups } = await import("~/features/catalogue/io/catalogue.server");
  const locale = localeOfRequest(args.request);
  return {
    ...loadResourceList(args, "tools", ["tools"]),
    groups: listToolGroups(locale),
    liveDirectoryUrl: LINKS_LIVE_DIRECTORY[locale] ? args.context.config.externalToolsUrl : null,
  };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

export default function Tools() {
  const { resources, groups, liveDirectoryUrl } = useLoaderData<typeof loader>();
  const { tools } = useMessages(pagesMessages);
  const origin = useSiteOrigin();
  const locale = useLocale();
  const items = resources.map(({ id, title }) => ({ name: title, path: pathOf("resource", locale, { id }) }));
  return (
    <>
      <Island
        name="tools-directory"
        of={ToolsDirectoryIsland}
        props={{
          title: tools.title,
          lead: tools.description,
          groups,
          liveDirectoryUrl,
          resources,
          origin,
        }}
      />
      <JsonLd data={itemListJsonLd(origin, tools.title, items)} />
    </>
  );
}
