// The archive of the weekly digest. A week without an issue says so.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { formatWeek, parseWeekSlug } from "~/features/digest/core/iso-week";
import InlineNewsletterForm from "~/features/newsletter/ui/inline-newsletter-form.island";
import { digestMessages } from "~/i18n/messages/digest";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { valueOr } from "~/lib/answer";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/navigation";
import styles from "./digest.module.css";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const weeks = valueOr(await context.digest.listWeeks(locale), []).flatMap(({ week, firstTitle }) => {
    const parsed = parseWeekSlug(week);
    return parsed === null ? [] : [{ week, dates: formatWeek(parsed, locale), firstTitle }];
  });
  return { weeks, turnstileSiteKey: context.config.turnstile?.siteKey ?? null };
}

/** All weeks since the first issue, those without one included. */
export default function Digest() {
  const { weeks, turnstileSiteKey } = useLoaderData<typeof loader>();
  const text = useMessages(digestMessages);
  const { digest } = useMessages(pagesMessages);
  const locale = useLocale();
  return (
    <div className="reading-page stack">
      <h1>{digest.title}</h1>
      <p>{digest.description}</p>
      {weeks.length === 0 ? (
        <EmptyState
          heading={text.emptyHeading}
          level={2}
          actions={
            <Link to={toPath("news", locale)} className={buttonClass()}>
              {text.news}
            </Link>
          }
        >
          <p>{text.emptyText}</p>
        </EmptyState>
      ) : (
        <ol className={styles.weeks}>
          {weeks.map(({ week, dates, firstTitle }) => (
            <li key={week}>
              {firstTitle === null ? (
                <p className="muted">
                  {dates}
                  <span>{text.none}</span>
                </p>
              ) : (
                <Link to={toPath("digest-issue", locale, { issue: week })}>
                  {dates}
                  <span>{firstTitle}</span>
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      <section className={`stack ${styles.subscribe}`} data-print="hide">
        <h2>{text.subscribeHeading}</h2>
        <Island name="inline-newsletter-form" of={InlineNewsletterForm} props={{ turnstileSiteKey }} />
      </section>
    </div>
  );
}
