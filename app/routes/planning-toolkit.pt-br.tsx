import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLanding } from "~/features/book-resources/core/landing";
import { CompanionPageHead } from "~/features/book-resources/ui/companion-page-head";
import { toolkitMessages } from "~/i18n/messages/toolkit";
import { useLocale, useMessages } from "~/i18n/translate";
import { CompanionTrail } from "~/page-parts/companion-trail";
import { LandingPage } from "~/page-parts/landing-page";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";
import { loadToolkit } from "~/page-parts/toolkit-data.server";
import { ToolkitSections } from "~/page-parts/toolkit-sections";

export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  return {
    data: loadToolkit(locale),
    landing: findLanding(BOOK_RESOURCES, "planning-toolkit", locale),
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
