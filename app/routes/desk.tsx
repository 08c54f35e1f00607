// The author's desk: what changes while the site runs, on one page of four parts. Everything is a form or a link, and
// nothing here needs a script. The guard stands before it (workers/desk/gate.ts).
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { ACT_OUTCOMES, DESK_PARTS } from "~/features/desk/core/acts";
import { deskMessages } from "~/i18n/messages/desk";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { ActList } from "~/page-parts/desk-acts";
import { CodesPart } from "~/page-parts/desk-codes";
import { LastAct } from "~/page-parts/desk-forms";
import { LetterPart } from "~/page-parts/desk-letter";
import { NewsPart } from "~/page-parts/desk-news";
import { TodayPart } from "~/page-parts/desk-today";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";
import { SectionHeading } from "~/ui/section-heading";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

/** The services of the desk and the part that is asked for; for everybody but the author there is no such page. */
async function openDesk({ request, context: { desk } }: Pick<LoaderFunctionArgs, "request" | "context">) {
  if (desk === null) {
    const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
    throw notFound(getHints(request));
  }
  const query = new URL(request.url).searchParams;
  const read = (name: string) => query.get(name) ?? "";
  const part = DESK_PARTS.find((name) => name === read("part")) ?? "today";
  return { desk, part, read, locale: localeOfRequest(request) };
}

export async function loader(args: LoaderFunctionArgs) {
  const { desk, part, read, locale } = await openDesk(args);
  const [id, to] = [read("id"), read("to")];
  // First, so that no form knows an act whose outcome its page does not show.
  const acts = await desk.readActs();
  const [today, codes, tried, news, letter] = await Promise.all([
    part === "today" ? desk.readToday() : null,
    part === "codes" ? desk.readCodes() : null,
    part === "codes" && id !== "" && to !== "" ? desk.tryTarget(id, to) : null,
    part === "news" ? desk.readNews(locale) : null,
    part === "letter" ? desk.readLetter(locale) : null,
  ]);
  const said = ACT_OUTCOMES.find((outcome) => outcome === read("said")) ?? null;
  return data(
    { part, today, codes, tried, news, letter, acts, said, who: desk.who },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** Does what the form asks for, then leads back, so that loading the page again does nothing again. */
export async function action(args: ActionFunctionArgs) {
  const { desk, part, locale } = await openDesk(args);
  const said = await desk.act(Object.fromEntries(await args.request.formData()), locale);
  return redirect(`${toPath("desk", locale)}?${new URLSearchParams({ part, said })}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data === undefined ? metaOfError(args) : metaOfPage(args);

export default function Desk() {
  const { part, today, codes, tried, news, letter, who, acts, said } = useLoaderData<typeof loader>();
  const text = useMessages(deskMessages);
  const page = useMessages(pagesMessages).desk;
  const path = toPath("desk", useLocale());
  const isRead = (today ?? codes ?? news ?? letter) !== null;
  return (
    <div className="page section stack">
      <SectionHeading level={1} heading={page.title} lead={text.signedInAs(who)} />
      {said === null ? null : (
        <p role="status">
          <strong>{text.outcomes[said]}</strong>
        </p>
      )}
      <nav className="cluster" aria-label={page.title}>
        {DESK_PARTS.map((name) => (
          <a key={name} href={`${path}?part=${name}`} aria-current={name === part ? "page" : undefined}>
            {text.parts[name]}
          </a>
        ))}
      </nav>
      <h2>{text.parts[part]}</h2>
      {acts === null || !isRead ? (
        <p>
          <strong>{text.noDatabase}</strong>
        </p>
      ) : null}
      <LastAct.Provider value={acts?.[0]?.id ?? 0}>
        {today === null ? null : <TodayPart today={today} />}
        {codes === null ? null : <CodesPart codes={codes} tried={tried} />}
        {news === null ? null : <NewsPart news={news} />}
        {letter === null ? null : <LetterPart letter={letter} />}
      </LastAct.Provider>
      {acts === null ? null : <ActList acts={acts} />}
    </div>
  );
}
