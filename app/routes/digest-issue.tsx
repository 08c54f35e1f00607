// The web page of one issue of the digest, in the words of its mail. It prints on one A4 page.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Mail } from "lucide-react";
import { toPath } from "~/addresses/addresses";
import { formatWeek, parseWeekSlug } from "~/features/digest/core/iso-week";
import { toPrintSize } from "~/features/digest/core/print-size";
import { typedLink } from "~/features/qr/core/qr-address";
import { digestMessages } from "~/i18n/messages/digest";
import { mailMessages } from "~/i18n/messages/mail";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";
import { buttonClass } from "~/ui/button";
import { ExternalLink } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import PrintButton from "~/ui/print-button.island";
import styles from "./digest.module.css";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const slug = params.issue ?? "";
  const week = parseWeekSlug(slug);
  const found = week === null ? null : await context.digest.findDigest(locale, slug);
  if (found?.ok === false) throw new Response(null, { status: 503 });
  const digest = found?.value ?? null;
  if (week === null || digest === null) {
    const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
    throw notFound(getHints(request));
  }
  const { title, introduction, newsHeading, classLabel, itemsHeading, promptHeading, promptLink } =
    mailMessages[locale].digest;
  return {
    title: title(formatWeek(week, locale)),
    // Those of the mail, so that page and mail do not differ.
    words: { introduction, newsHeading, classLabel, itemsHeading, promptHeading, promptLink },
    issue: digest.issue,
    // On paper it stands in for all links.
    address: context.config.siteOrigin + toPath("digest-issue", locale, { issue: slug }),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data === undefined
    ? metaOfError(args)
    : metaOfPage(args, {
        title: args.data.title,
        description:
          args.data.issue?.news.map(({ title }) => title).join(" · ") ?? args.data.words.introduction,
      });

/** One issue of the weekly digest; printed it is one A4. */
export default function DigestIssuePage() {
  const { title, words, issue, address } = useLoaderData<typeof loader>();
  const text = useMessages(digestMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  if (issue === null) return <NoDigest title={title} />;
  return (
    <div className={`reading-page stack ${styles.issue}`} data-size={toPrintSize(issue)}>
      <h1>{title}</h1>
      <p>{words.introduction}</p>
      <section className="stack">
        <h2>{words.newsHeading}</h2>
        <ol className={styles.news}>
          {issue.news.map(({ id, title: headline, classNote, gist, sourceName, sourceUrl }) => (
            <li key={id}>
              <h3>
                <ExternalLink href={sourceUrl} newTabLabel={common.newTab} data-print="bare">
                  {headline}
                </ExternalLink>
              </h3>
              <p className={styles.source}>{sourceName}</p>
              {classNote === null ? (
                <p>{gist}</p>
              ) : (
                <p>
                  <strong>{words.classLabel}</strong> {classNote}
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      {issue.items.length === 0 ? null : (
        <section className="stack">
          <h2>{words.itemsHeading}</h2>
          <ul className={styles.items}>
            {issue.items.map(({ id, title: name, description, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {issue.prompt === null ? null : (
        <section className="stack">
          <h2>{words.promptHeading}</h2>
          <h3>{issue.prompt.title}</h3>
          <p className={styles.prompt}>{issue.prompt.prompt}</p>
          <p data-print="hide">
            <Link to={issue.prompt.path}>{words.promptLink}</Link>
          </p>
        </section>
      )}
      <p className={`on-paper ${styles.online}`}>
        {text.online} {typedLink(address)}
      </p>
      <div className="cluster" data-print="hide">
        <Island name="print-button" of={PrintButton} props={{ label: text.print, variant: "brand" }} />
        <Link to={toPath("newsletter", locale)} className={buttonClass()}>
          <Icon icon={Mail} />
          {text.subscribeHeading}
        </Link>
        <Link to={toPath("digest", locale)}>{text.all}</Link>
      </div>
    </div>
  );
}

/** The page of a week that had no issue. */
function NoDigest({ title }: { readonly title: string }) {
  const text = useMessages(digestMessages);
  return (
    <div className="reading-page stack">
      <h1>{title}</h1>
      <p>{text.none}</p>
      <p>
        <Link to={toPath("digest", useLocale())}>{text.all}</Link>
      </p>
    </div>
  );
}
