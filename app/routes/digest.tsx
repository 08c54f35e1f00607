// The archive of the weekly digest. A week without an issue says so.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatWeek, parseWeekSlug } from "~/features/digest/core/iso-week";
import { DigestArchive } from "~/features/digest/ui/digest-archive";
import InlineNewsletterForm from "~/features/newsletter/ui/inline-newsletter-form.island";
import { Island } from "~/islands/island";
import { valueOr } from "~/lib/answer";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const weeks = valueOr(await context.digest.listWeeks(locale), []).flatMap(({ week, firstTitle }) => {
    const parsed = parseWeekSlug(week);
    return parsed === null ? [] : [{ week, dates: formatWeek(parsed, locale), firstTitle }];
  });
  return { weeks, turnstileSiteKey: context.config.turnstile?.siteKey ?? null };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

export default function Digest() {
  const { weeks, turnstileSiteKey } = useLoaderData<typeof loader>();
  return (
    <DigestArchive weeks={weeks}>
      <Island name="inline-newsletter-form" of={InlineNewsletterForm} props={{ turnstileSiteKey }} />
    </DigestArchive>
  );
}
