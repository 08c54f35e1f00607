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
import { ACT_OUTCOMES, DESK_PARTS, readPart } from "~/features/desk/core/acts";
import { deskMessages } from "~/i18n/messages/desk";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { ActList } from "~/page-parts/desk-acts";
import { CodesPart } from "~/page-parts/desk-codes";
import { deskSearch } from "~/page-parts/desk-forms";
import { LetterPart } from "~/page-parts/desk-letter";
import { NewsPart } from "~/page-parts/desk-news";
import { TodayPart } from "~/page-parts/desk-today";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";
import { SectionHeading } from "~/ui/section-heading";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

/** The services of the desk; for everybody but the author there is no such page. */
async function openDesk({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  if (context.desk !== null) return context.desk;
  const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
  throw notFound(getHints(request));
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = await openDesk({ request, context });
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  const read = (name: string) => searchParams.get(name) ?? "";
  const part = readPart(searchParams.get("part"));
  const [id, to] = [read("id"), read("to")];
  const [acts, today, codes, tried, news, letter] = await Promise.all([
    desk.acts(),
    part === "today" ? desk.readToday() : null,
    part === "codes" ? desk.readCodes() : null,
    part === "codes" && id !== "" && to !== "" ? desk.tryTarget(id, to) : null,
    part === "news" ? desk.readNews(locale) : null,
    part === "letter" ? desk.readLetter(locale) : null,
  ]);
  return data(
    {
      ...{ part, today, codes, tried, news, letter },
      who: desk.who,
      acts: acts.ok ? acts.value : null,
      key: read("key"),
      said: ACT_OUTCOMES.find((outcome) => outcome === read("said")) ?? null,
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** Does what the form asks for, then leads back, so that loading the page again does nothing again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const desk = await openDesk({ request, context });
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  const said = await desk.act(Object.fromEntries(await request.formData()), locale);
  const place = { part: readPart(searchParams.get("part")), key: searchParams.get("key") ?? "" };
  return redirect(`${toPath("desk", locale)}${deskSearch(place, { said })}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data === undefined ? metaOfError(args) : metaOfPage(args);

export default function Desk() {
  const { part, today, codes, tried, news, letter, who, acts, key, said } = useLoaderData<typeof loader>();
  const text = useMessages(deskMessages);
  const page = useMessages(pagesMessages).desk;
  const path = toPath("desk", useLocale());
  const place = { part, key };
  const shown = { place, acts: acts ?? [] };
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
          <a
            key={name}
            href={path + deskSearch({ part: name, key })}
            aria-current={name === part ? "page" : undefined}
          >
            {text.parts[name]}
          </a>
        ))}
      </nav>
      <h2>{text.parts[part]}</h2>
      {acts === null || [today, news, letter].some((answer) => answer?.ok === false) ? (
        <p>
          <strong>{text.noDatabase}</strong>
        </p>
      ) : null}
      {today?.ok ? <TodayPart today={today.value} place={place} /> : null}
      {codes === null ? null : <CodesPart codes={codes} tried={tried} {...shown} />}
      {news?.ok ? <NewsPart news={news.value} {...shown} /> : null}
      {letter?.ok ? <LetterPart letter={letter.value} {...shown} /> : null}
      {acts === null ? null : <ActList {...shown} />}
    </div>
  );
}
