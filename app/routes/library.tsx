import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { FilteredList } from "~/page-parts/resource-list";
import { SectionHeading } from "~/ui/section-heading";

export async function loader(args: LoaderFunctionArgs) {
  const { loadResourceList } = await import("~/page-parts/resource-list.server");
  return loadResourceList(args, "library", ["books", "sites"]);
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** Books and websites, with the filters shown. */
export default function Library() {
  const { resources } = useLoaderData<typeof loader>();
  const { library } = useMessages(pagesMessages);
  return (
    <div className="page section">
      <SectionHeading level={1} heading={library.title} lead={library.description} />
      <FilteredList resources={resources} />
    </div>
  );
}
