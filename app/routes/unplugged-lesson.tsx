import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { PrintableView } from "~/features/documents/ui/printable-view";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { unpluggedMessages } from "~/i18n/messages/unplugged";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { LessonData } from "~/page-parts/lesson-data";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfDocument } from "~/page-parts/meta-of-page";
import { WordLink } from "~/page-parts/word-link";
import { Link } from "~/ui/navigation";
import PrintButton from "~/ui/print-button.island";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { findUnpluggedLesson } = await import("~/page-parts/unplugged-document.server");
  const lesson = findUnpluggedLesson(params.id ?? "", localeOfRequest(request));
  if (lesson !== null) return lesson;
  const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
  throw notFound(getHints(request));
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfDocument(args, args.data?.document);

/** A lesson on how AI works that needs no computer, with everything it hands out. */
export default function UnpluggedLesson() {
  const { document, ...data } = useLoaderData<typeof loader>();
  const { print } = useMessages(lessonSheetsMessages);
  const { all, sheetLead } = useMessages(unpluggedMessages);
  const locale = useLocale();
  return (
    <div className="page section">
      <PrintableView
        document={document}
        actions={
          <>
            <Island name="print-button" of={PrintButton} props={{ label: print }} />
            <WordLink id={document.id} title={document.title} />
            <Link to={toPath("unplugged", locale)}>{all}</Link>
            <p>{sheetLead}</p>
          </>
        }
      />
      <LessonData {...data} />
    </div>
  );
}
