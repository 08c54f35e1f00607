import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { OFFLINE_FILE } from "~/features/offline/core/page-needs";
import { kitFilePath } from "~/features/school-kit/core/kit";
import { RESULT_ID } from "~/features/school-kit/ui/kit-documents";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesMessages } from "~/i18n/messages/rules";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import SchoolKit from "~/islands/school-kit.island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadQuestions } = await import("~/page-parts/school-kit-data.server");
  return { questions: loadQuestions(localeOfRequest(request)) };
}

/** A device that caches the page caches the clauses of each language with it. */
export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  ...LOCALES.map((locale) => ({ tagName: "link" as const, rel: OFFLINE_FILE, href: kitFilePath(locale) })),
];

/** Twelve questions, and the documents that follow from the answers. */
export default function SchoolKitPage() {
  const { questions } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages)["school-kit"];
  const text = useMessages(schoolKitMessages);
  const locale = useLocale();
  const pageUrl = useSiteOrigin() + toPath("school-kit", locale);
  const action = `${toPath("school-kit-documents", locale)}#${RESULT_ID}`;
  return (
    <div className="page section stack">
      <SectionHeading level={1} heading={page.title} lead={page.description} />
      <p className="reading">{text.what}</p>
      <Island name="school-kit" of={SchoolKit} props={{ action, pageUrl, questions }} />
      <p data-print="hide">
        <Link to={toPath("may-we-use", locale)}>{useMessages(rulesMessages).mayWeUse}</Link>
      </p>
    </div>
  );
}
