// The answer to the form of the page of the codes where no script runs. It is never stored: nothing here may log the
// text.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import {
  type PostProblem,
  PROBLEM_PARAMETER,
  TEXT_FIELD,
  TOO_LARGE,
  TOO_MANY,
} from "~/features/bncc/core/posted-text";
import { CheckForm } from "~/features/bncc/ui/check-form";
import { CheckResult, RESULT_ID } from "~/features/bncc/ui/check-result";
import { bnccMessages } from "~/i18n/messages/bncc";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { BackLink } from "~/page-parts/back-link";
import PrintButton from "~/ui/print-button.island";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

/** The problem that the address names, of a form that was answered before its text was read. */
const UNREAD = { [TOO_LARGE]: "tooLargeToRead", [TOO_MANY]: "tooMany" } as const;
const STATUS = { empty: 422, tooLarge: 413, tooLargeToRead: 413, tooMany: 429 } as const;

function toStatus(problem: PostProblem | null): number {
  return problem === null ? 200 : STATUS[problem];
}

export function loader({ request }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get(PROBLEM_PARAMETER);
  const problem = named === TOO_LARGE || named === TOO_MANY ? UNREAD[named] : null;
  return data({ problem }, { status: toStatus(problem) });
}

export async function action({ request }: ActionFunctionArgs) {
  const { checkPosted } = await import("~/page-parts/bncc-data.server");
  const check = checkPosted(String((await request.formData()).get(TEXT_FIELD) ?? ""));
  return data(check, { status: toStatus(check.problem) });
}

/** The result for a posted text, and the text again in its field. */
export default function BnccCheck() {
  const { problem: unread } = useLoaderData<typeof loader>();
  const check = useActionData<typeof action>();
  const page = useMessages(pagesMessages);
  const text = useMessages(bnccMessages);
  const locale = useLocale();
  const problem = check?.problem ?? unread;
  return (
    <div className="reading-page stack">
      <BackLink to={toPath("bncc", locale)}>{page.bncc.title}</BackLink>
      <h1>{page["bncc-check"].title}</h1>
      {check?.view == null ? null : (
        <CheckResult
          view={check.view}
          actions={
            <Island
              name="print-button"
              of={PrintButton}
              props={{ label: text.result.print, part: RESULT_ID }}
            />
          }
        />
      )}
      <h2>{check?.view == null ? text.form.heading : text.result.another}</h2>
      <CheckForm
        action={toPath("bncc-check", locale)}
        text={check?.text ?? ""}
        error={problem === null ? undefined : text.errors[problem]}
      />
    </div>
  );
}
