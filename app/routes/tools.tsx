import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { listViewPath } from "~/addresses/list-views";
import { LINKS_LIVE_DIRECTORY } from "~/content/live-directory.server";
import { itemListJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { compareMessages } from "~/i18n/messages/compare";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { FilteredList } from "~/page-parts/resource-list";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { ExampleMark } from "~/ui/example-mark";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

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

/** The AI tools page: counts, a button for each group with its count, the list of the chosen one. */
export default function Tools() {
  const { resources, groups, liveDirectoryUrl } = useLoaderData<typeof loader>();
  const { tools } = useMessages(pagesMessages);
  const text = useMessages(catalogueMessages);
  const { common } = useMessages(shellMessages);
  const compare = useMessages(compareMessages);
  const origin = useSiteOrigin();
  const locale = useLocale();
  const items = resources.map(({ id }) => ({ path: toPath("resource", locale, { id }) }));
  return (
    <>
      <div className="page section">
        <SectionHeading
          level={1}
          eyebrow={text.tools.counts(resources.length, groups.length)}
          heading={tools.title}
          lead={tools.description}
          actions={
            <>
              <Link to={listViewPath("compare", locale)}>{compare.fromTools}</Link>
              {liveDirectoryUrl === null ? null : (
                <>
                  <ExternalLink href={liveDirectoryUrl} newTabLabel={common.newTab}>
                    {text.tools.liveDirectory}
                  </ExternalLink>
                  <ExampleMark value={liveDirectoryUrl} label={common.example} />
                </>
              )}
            </>
          }
        />
        <FilteredList resources={resources} groups={groups} />
      </div>
      <JsonLd data={itemListJsonLd(origin, tools.title, items)} />
    </>
  );
}
