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
import { DeskSections } from "~/page-parts/desk-sections";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { SectionHeading } from "~/ui/section-heading";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

/** The services of the desk and the part that is asked for; for everybody but the author there is no such page. */
async function openDesk({ request, context: { desk } }: Pick<LoaderFunctionArgs, "request" | "context">) {
  if (desk === null) {
    const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
    throw notFound(getHints(request));
  }
  const query = new URL(request.url).searchParams;
  const part = DESK_PARTS.find((name) => name === query.get("part")) ?? "today";
  return { desk, part, query, locale: localeOfRequest(request) };
}

export async function loader(args: LoaderFunctionArgs) {
  const { desk, part, query, locale } = await openDesk(args);
  const said = ACT_OUTCOMES.find((outcome) => outcome === query.get("said")) ?? null;
  const shown = await desk.read(part, query, locale);
  return data({ part, said, who: desk.who, ...shown }, { headers: { "Cache-Control": "no-store" } });
}

/** Does what the form asks for, then leads back, so that loading the page again does nothing again. */
export async function action(args: ActionFunctionArgs) {
  const { desk, part, locale } = await openDesk(args);
  const said = await desk.act(Object.fromEntries(await args.request.formData()), locale);
  return redirect(`${toPath("desk", locale)}?${new URLSearchParams({ part, said })}`, 303);
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

export default function Desk() {
  const { part, said, who, sections, acts } = useLoaderData<typeof loader>();
  const text = useMessages(deskMessages);
  const page = useMessages(pagesMessages).desk;
  const path = toPath("desk", useLocale());
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
      <DeskSections sections={sections} />
      <h2>{text.acts.heading}</h2>
      <DeskSections sections={[acts]} />
    </div>
  );
}
