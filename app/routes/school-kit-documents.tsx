// The answer to the questions of the school kit where no script runs. It is never stored: nothing here may log a field.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { readFields } from "~/features/school-kit/core/answers";
import { AskedAgain } from "~/features/school-kit/ui/asked-again";
import { DOCUMENTS_ID, KitDocuments, RESULT_ID } from "~/features/school-kit/ui/kit-documents";
import { KitForm } from "~/features/school-kit/ui/kit-form";
import { pagesMessages } from "~/i18n/messages/pages";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { BackLink } from "~/page-parts/back-link";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import PrintButton from "~/ui/print-button.island";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadQuestions } = await import("~/page-parts/school-kit-data.server");
  return { questions: loadQuestions(localeOfRequest(request)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { answerPosted } = await import("~/page-parts/school-kit-data.server");
  const fields = readFields(await request.formData());
  const answer = answerPosted(fields, localeOfRequest(request), context.now);
  return data(answer, { status: answer.made === null ? 422 : 200 });
}

/** The documents of posted answers, and the answers again in their form. */
export default function SchoolKitDocuments() {
  const { questions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const page = useMessages(pagesMessages);
  const text = useMessages(schoolKitMessages);
  const locale = useLocale();
  const printButton = (label: string, part: string) => (
    <Island name="print-button" of={PrintButton} props={{ label, part }} />
  );
  return (
    <div className="page section stack">
      <BackLink to={toPath("school-kit", locale)}>{page["school-kit"].title}</BackLink>
      <h1>{page["school-kit-documents"].title}</h1>
      {answer?.made == null ? null : (
        <>
          <p className="reading" data-print="hide">
            {text.result.posted}
          </p>
          <KitDocuments
            made={answer.made}
            actions={(_document, part) => printButton(text.result.print, part)}
            allActions={printButton(text.result.printAll, DOCUMENTS_ID)}
          />
        </>
      )}
      <AskedAgain
        heading={answer?.made == null ? text.form.heading : text.result.change}
        isOpen={answer?.made == null}
      >
        <KitForm
          action={`${toPath("school-kit-documents", locale)}#${RESULT_ID}`}
          questions={questions}
          given={answer?.given ?? []}
          missing={answer?.missing ?? []}
        />
      </AskedAgain>
    </div>
  );
}
