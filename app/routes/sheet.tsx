import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrintableView } from "~/features/documents/ui/printable-view";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfDocument } from "~/page-parts/meta-of-page";
import { WordLink } from "~/page-parts/word-link";
import { Link } from "~/ui/navigation";
import PrintButton from "~/ui/print-button.island";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { findSheetPage } = await import("~/page-parts/lesson-sheets.server");
  const page = findSheetPage(params.id ?? "", localeOfRequest(request));
  if (page !== null) return page;
  const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
  throw notFound(getHints(request));
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfDocument(args, args.data?.document);

/** Sheets of one lesson, each on its own paper. */
export default function Sheet() {
  const { document, lesson } = useLoaderData<typeof loader>();
  const { print, toLesson } = useMessages(lessonSheetsMessages);
  return (
    <div className="page section">
      <PrintableView
        document={document}
        actions={
          <>
            <Island name="print-button" of={PrintButton} props={{ label: print }} />
            <WordLink id={lesson.id} title={lesson.title} />
            <Link to={lesson.path}>{toLesson}</Link>
          </>
        }
      />
    </div>
  );
}
