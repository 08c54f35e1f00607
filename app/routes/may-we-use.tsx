// /may-we-use-it?tool=…&age=…&place=…&account=… compares what the texts about a tool say with one class. Without a query
// it is a form; with one it is made for one reader and kept nowhere.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { ClassForm } from "~/features/may-we-use/ui/class-form";
import { Sheet } from "~/features/may-we-use/ui/class-sheet";
import SheetFile from "~/features/may-we-use/ui/sheet-file.island";
import { mayWeUseMessages } from "~/i18n/messages/may-we-use";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { RulesLink, SchoolKitLink } from "~/page-parts/purpose-links";
import { useSiteOrigin } from "~/page-parts/site-origin";
import PrintButton from "~/ui/print-button.island";
import { SectionHeading } from "~/ui/section-heading";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadMayWeUse } = await import("~/page-parts/may-we-use-data.server");
  return loadMayWeUse(new URL(request.url).searchParams, localeOfRequest(request));
}

/** The form, and above it the sheet once all is given. */
export default function MayWeUse() {
  const { tools, given, missing, sheet, search } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages)["may-we-use"];
  const text = useMessages(mayWeUseMessages);
  const address = useSiteOrigin() + toPath("may-we-use", useLocale()) + search;
  const form = <ClassForm tools={tools} given={given} missing={missing} />;
  return (
    <div className="page section stack">
      {sheet === null ? (
        <>
          <SectionHeading level={1} heading={page.title} lead={page.description} />
          {form}
          <p className="muted reading">{text.noAdvice}</p>
        </>
      ) : (
        <>
          <Sheet
            sheet={sheet}
            address={address}
            actions={
              <>
                <Island name="print-button" of={PrintButton} props={{ label: text.print }} />
                <Island name="sheet-file" of={SheetFile} props={{ sheet, address }} />
              </>
            }
          />
          <section className="stack" data-print="hide">
            <h2>{text.change}</h2>
            {form}
          </section>
        </>
      )}
      <div className="stack" data-print="hide">
        <SchoolKitLink />
        <RulesLink />
      </div>
    </div>
  );
}
