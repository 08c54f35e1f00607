import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findPage } from "~/addresses/addresses";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { FilteredList } from "~/page-parts/resource-list";
import { SectionHeading } from "~/ui/section-heading";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

/** The collections of each page; the learn pages link to the certifications. */
const COLLECTIONS = {
  certifications: ["certifications"],
  library: ["books", "sites"],
  videos: ["videos"],
} as const;

function isListPage(id: string | undefined): id is keyof typeof COLLECTIONS {
  return id !== undefined && Object.hasOwn(COLLECTIONS, id);
}

export async function loader(args: LoaderFunctionArgs) {
  const pageId = findPage(new URL(args.request.url).pathname)?.pageId;
  if (!isListPage(pageId)) throw new Response(null, { status: 404 });
  const { loadResourceList } = await import("~/page-parts/resource-list.server");
  return { pageId, ...loadResourceList(args, pageId, COLLECTIONS[pageId]) };
}

/** Resources of one kind, with the filters shown. */
export default function ResourceListPage() {
  const { pageId, resources } = useLoaderData<typeof loader>();
  const { title, description } = useMessages(pagesMessages)[pageId];
  return (
    <div className="page section">
      <SectionHeading level={1} heading={title} lead={description} />
      <FilteredList resources={resources} />
    </div>
  );
}
