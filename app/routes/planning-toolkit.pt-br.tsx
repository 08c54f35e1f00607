import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { CompanionPageHead } from "~/features/book-resources/ui/companion-page-head";
import { toolkitMessages } from "~/i18n/messages/toolkit";
import { useLocale, useMessages } from "~/i18n/translate";
import { CompanionTrail } from "~/page-parts/companion-trail";
import { LandingPage } from "~/page-parts/landing-page";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";
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
  const locale = useLocale();
  return (
    <>
      <CompanionPageHead
        title={text.title}
        description={text.description}
        back={{ href: pathOf("book-resources", locale), label: text.back }}
        jumpsLabel={text.jumps.label}
        jumps={[
          { href: "#downloads", label: text.jumps.downloads },
          { href: "#landing", label: text.jumps.prompt },
        ]}
      />
      <ToolkitSections data={data} />
      {landing === null ? null : (
        <div className="reading-page">
          <LandingPage landing={landing} level={2} />
        </div>
      )}
      <CompanionTrail title={text.title} path={pathOf("planning-toolkit", locale)} />
    </>
  );
}
