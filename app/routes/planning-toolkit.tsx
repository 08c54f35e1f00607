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
  const { findCodeLanding } = await import("~/page-parts/companion-data.server");
  const { loadToolkit } = await import("~/page-parts/toolkit-data.server");
  const locale = localeOfRequest(request);
  return { landing: findCodeLanding("planning-toolkit", locale), data: loadToolkit(locale) };
}

export const meta: MetaFunction = (args) =>
  metaOfPage(args, toolkitMessages[localeOfPath(args.location.pathname)]);

/** The planning toolkit, then the prompt of its printed code. */
export default function PlanningToolkit() {
  const { landing, data } = useLoaderData<typeof loader>();
  const text = useMessages(toolkitMessages);
  return (
    <CodePage
      pageId="planning-toolkit"
      text={text}
      jumps={[{ href: "#downloads", label: text.jumps.downloads }]}
      landing={landing}
    >
      <ToolkitSections data={data} />
    </CodePage>
  );
}
