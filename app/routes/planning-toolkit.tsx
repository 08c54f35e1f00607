import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { localeOfPath } from "~/addresses/languages";
import { toolkitMessages } from "~/i18n/messages/toolkit";
import { useMessages } from "~/i18n/translate";
import { CodePage } from "~/page-parts/code-page";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { ToolkitSections } from "~/page-parts/toolkit-sections";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadCompanionPage } = await import("~/page-parts/companion-data.server");
  const { loadToolkit } = await import("~/page-parts/toolkit-data.server");
  return { page: loadCompanionPage(request), data: loadToolkit(localeOfRequest(request)) };
}

export const meta: MetaFunction = (args) =>
  metaOfPage(args, toolkitMessages[localeOfPath(args.location.pathname)]);

/** The planning toolkit, then the prompt of its printed code. */
export default function PlanningToolkit() {
  const { page, data } = useLoaderData<typeof loader>();
  const text = useMessages(toolkitMessages);
  return (
    <CodePage
      pageId="planning-toolkit"
      text={text}
      jumps={[{ href: "#downloads", label: text.jumps.downloads }]}
      page={page}
    >
      <ToolkitSections data={data} />
    </CodePage>
  );
}
