import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findPage, toPath } from "~/addresses/addresses";
import { PrintableView } from "~/features/documents/ui/printable-view";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { unpluggedMessages } from "~/i18n/messages/unplugged";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { LessonData } from "~/page-parts/lesson-data";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";
import { WordLink } from "~/page-parts/word-link";
import { Link } from "~/ui/navigation";
import PrintButton from "~/ui/print-button.island";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { findSheetPage } = await import("~/page-parts/lesson-sheets.server");
  const { findUnpluggedPage } = await import("~/page-parts/unplugged-document.server");
  const isSheet = findPage(new URL(request.url).pathname)?.pageId === "sheet";
  const page = isSheet ? findSheetPage(id, locale) : findUnpluggedPage(id, locale);
  if (page !== null) return page;
  const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
  throw notFound(getHints(request));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data === undefined) return metaOfError(args);
  const { title, intro: description } = args.data.document;
  return metaOfPage(args, { title, description });
};

/** Sheets of one lesson, each on its own paper, or a lesson without a computer with everything it hands out. */
export default function Handout() {
  const { document, lesson, facts } = useLoaderData<typeof loader>();
  const { print, toLesson } = useMessages(lessonSheetsMessages);
  const { all, sheetLead } = useMessages(unpluggedMessages);
  const list = toPath("unplugged", useLocale());
  const isWhole = facts !== null;
  return (
    <div className="page section">
      <PrintableView
        document={document}
        actions={
          <>
            <Island name="print-button" of={PrintButton} props={{ label: print }} />
            <WordLink id={lesson.id} title={lesson.title} />
            <Link to={isWhole ? list : lesson.path}>{isWhole ? all : toLesson}</Link>
            {isWhole ? <p>{sheetLead}</p> : null}
          </>
        }
      />
      {isWhole ? <LessonData page={{ ...lesson, description: document.intro }} facts={facts} /> : null}
    </div>
  );
}
