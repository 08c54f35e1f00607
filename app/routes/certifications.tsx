import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { FilteredList } from "~/page-parts/resource-list";
import { SectionHeading } from "~/ui/section-heading";

export async function loader(args: LoaderFunctionArgs) {
  const { loadResourceList } = await import("~/page-parts/resource-list.server");
  return loadResourceList(args, "certifications", ["certifications"]);
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** The certifications; the learn pages link here. */
export default function Certifications() {
  const { resources } = useLoaderData<typeof loader>();
  const { certifications } = useMessages(pagesMessages);
  return (
    <div className="page section">
      <SectionHeading level={1} heading={certifications.title} lead={certifications.description} />
      <FilteredList resources={resources} />
    </div>
  );
}
