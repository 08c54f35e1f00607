// "Report a mistake": a form that needs no script and asks for no address. What was typed stays until it was taken.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HONEYPOT_FIELD } from "~/features/newsletter/core/form-guards";
import { TURNSTILE_ORIGIN } from "~/features/newsletter/core/turnstile-config";
import {
  findReportedPath,
  REPORT_MAX,
  REPORT_STATUS,
  TEXT_FIELD,
} from "~/features/reports/core/reader-report";
import { ABOUT_PARAMETER, MISSED_FIELD } from "~/features/reports/core/report-path";
import { toSearchPath } from "~/features/search/core/search-query";
import { pagesMessages } from "~/i18n/messages/pages";
import { reportsMessages } from "~/i18n/messages/reports";
import { useLocale, useMessages } from "~/i18n/translate";
import { parseSearchText } from "~/lib/search-text";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/field";
import { Link } from "~/ui/navigation";

function readAbout({ url }: Request): string | null {
  return findReportedPath(new URL(url).searchParams.get(ABOUT_PARAMETER) ?? "");
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return { about: readAbout(request), turnstileSiteKey: context.config.turnstile?.siteKey ?? null };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await request.formData());
  const report = { fields, about: readAbout(request), locale: localeOfRequest(request) };
  const state = await context.takeReport(report);
  const read = (name: string) => String(fields[name] ?? "");
  const answer = { state, typed: read(TEXT_FIELD), missed: parseSearchText(read(MISSED_FIELD)) };
  return data(answer, { status: REPORT_STATUS[state] });
}

export default function Report() {
  const { about, turnstileSiteKey } = useLoaderData<typeof loader>();
  const { state, typed = "", missed = "" } = useActionData<typeof action>() ?? {};
  const text = useMessages(reportsMessages);
  const page = useMessages(pagesMessages).report;
  const locale = useLocale();
  const refusal = state === undefined || state === "accepted" ? undefined : text.refusals[state];
  if (state === "accepted" || missed !== "") {
    const [back, words] =
      missed === ""
        ? [about, text.back]
        : [toSearchPath({ text: missed }, locale), `${text.back}: “${missed}”`];
    return (
      <div className="reading-page stack">
        <h1>{refusal === undefined ? text.thanksHeading : text.notSent}</h1>
        <p role={refusal === undefined ? "status" : "alert"}>
          {refusal ?? (missed === "" ? text.thanks : text.missedThanks)}
        </p>
        {back === null ? null : <Link to={back}>{words}</Link>}
      </div>
    );
  }
  if (about === null) {
    return (
      <div className="reading-page stack">
        <h1>{page.title}</h1>
        <p>{text.noPage}</p>
      </div>
    );
  }
  return (
    <form method="post" className="reading-page stack">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <p>
        {text.about} <Link to={about}>{about}</Link>
      </p>
      <TextArea
        name={TEXT_FIELD}
        label={text.text}
        hint={text.hint}
        error={refusal}
        defaultValue={typed}
        maxLength={REPORT_MAX}
        required
      />
      <label className="visually-hidden" aria-hidden="true">
        {text.trap} <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      {turnstileSiteKey === null ? null : (
        <>
          <fieldset className="cf-turnstile" aria-label={text.check} data-sitekey={turnstileSiteKey} />
          <script async src={`${TURNSTILE_ORIGIN}/turnstile/v0/api.js`} />
        </>
      )}
      <p>
        <Button type="submit" variant="action">
          {text.send}
        </Button>
      </p>
    </form>
  );
}
