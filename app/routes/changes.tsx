import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { changesFeedPath } from "~/features/changes/core/changes-feed";
import { groupChanges } from "~/features/changes/core/shown-change";
import { ChangeList } from "~/features/changes/ui/change-list";
import { formatMonth } from "~/i18n/format-month";
import { changesMessages } from "~/i18n/messages/changes";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { changesFeedLink } from "~/page-parts/feed-links";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { listShownChanges } = await import("~/features/changes/io/shown-changes.server");
  return { months: groupChanges(listShownChanges(context.now, localeOfRequest(request))) };
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  changesFeedLink("changes", args.location.pathname),
];

/** Every changed fact once, by month and kind. */
export default function Changes() {
  const { months } = useLoaderData<typeof loader>();
  const pages = useMessages(pagesMessages);
  const text = useMessages(changesMessages);
  const locale = useLocale();
  return (
    <div className="reading-page stack">
      <SectionHeading level={1} heading={pages.changes.title} lead={pages.changes.description} />
      <p>
        {text.ownWords} <Link to={toPath("how-we-check", locale)}>{pages["how-we-check"].title}</Link>
      </p>
      <p data-print="hide">
        <a href={changesFeedPath("changes", locale)}>{text.feed}</a>
      </p>
      {months.map(({ month, kinds }) => (
        <section key={month} className="stack">
          <h2>{text.seenIn(formatMonth(month, locale))}</h2>
          {kinds.map(({ kind, changes }) => (
            <section key={kind} className="stack">
              <h3>{text.kinds[kind]}</h3>
              <ChangeList changes={changes} />
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}
