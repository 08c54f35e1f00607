import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CHECKLIST_DOCUMENT_ID } from "~/features/checklists/core/checklist-document";
import Checklist from "~/features/checklists/ui/checklist.island";
import { Island } from "~/islands/island";
import { BesidePlatforms } from "~/page-parts/beside-platforms";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { RulesLink, SchoolKitLink } from "~/page-parts/purpose-links";
import { WordLink } from "~/page-parts/word-link";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadChecklist } = await import("~/page-parts/platforms-data.server");
  return loadChecklist(localeOfRequest(request));
}

/** The steps that bring a platform into a school, to tick, to print and to edit. */
export default function PlatformChecklist() {
  const checklist = useLoaderData<typeof loader>();
  return (
    <BesidePlatforms pageId="platform-checklist">
      <Island name="checklist" of={Checklist} props={checklist} />
      <p>
        <WordLink id={CHECKLIST_DOCUMENT_ID} title={checklist.title} />
      </p>
      <div className="stack" data-print="hide">
        <SchoolKitLink />
        <RulesLink />
      </div>
    </BesidePlatforms>
  );
}
