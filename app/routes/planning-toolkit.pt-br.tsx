import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toolkitMessages } from "~/i18n/messages/toolkit";
import { useMessages } from "~/i18n/translate";
import { CodePage } from "~/page-parts/code-page";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { ToolkitSections } from "~/page-parts/toolkit-sections";

export async function loader({ request }: LoaderFunctionArgs) {
  const { findLandingOf } = await import("~/page-parts/companion-data.server");
  const { loadToolkit } = await import("~/page-parts/toolkit-data.server");
  const locale = localeOfRequest(request);
  return {
    data: loadToolkit(locale),
    landing: findLandingOf("planning-toolkit", locale),
  };
}

export const meta: MetaFunction = (args) => metaOfPage(args, toolkitMessages["pt-br"]);

/** The planning toolkit, then the prompt of its printed code. */
export default function PlanningToolkit() {
  const { data, landing } = useLoaderData<typeof loader>();
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
