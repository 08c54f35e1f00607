// The web page of one issue of the digest, in the words of its mail. It prints on one A4 page.
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { formatWeek, parseWeekSlug } from "~/features/digest/core/iso-week";
import { DigestIssueView } from "~/features/digest/ui/digest-issue-view";
import { NoDigest } from "~/features/digest/ui/no-digest";
import { digestMessages } from "~/i18n/messages/digest";
import { mailMessages } from "~/i18n/messages/mail";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";
import PrintButton from "~/ui/print-button.island";

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
  return data({
    title: title(formatWeek(week, locale)),
    words: { introduction, newsHeading, classLabel, itemsHeading, promptHeading, promptLink },
    issue: digest.issue,
    address: context.config.siteOrigin + pathOf("digest-issue", locale, { issue: slug }),
  });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data === undefined
    ? metaOfError(args)
    : metaOfPage(args, {
        title: args.data.title,
        description:
          args.data.issue?.news.map(({ title }) => title).join(" · ") ?? args.data.words.introduction,
      });

export default function DigestIssuePage() {
  const { title, words, issue, address } = useLoaderData<typeof loader>();
  const text = useMessages(digestMessages);
  if (issue === null) return <NoDigest title={title} />;
  return (
    <DigestIssueView
      title={title}
      words={words}
      issue={issue}
      address={address}
      printButton={
        <Island name="print-button" of={PrintButton} props={{ label: text.print, variant: "brand" }} />
      }
    />
  );
}
