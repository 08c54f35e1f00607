import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import CodeChecker from "~/features/bncc/ui/code-checker.island";
import { CodeGroups } from "~/features/bncc/ui/code-groups";
import CodeLookup from "~/features/bncc/ui/code-lookup.island";
import { CodeSource } from "~/features/bncc/ui/code-source";
import { bnccMessages } from "~/i18n/messages/bncc";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { SectionHeading } from "~/ui/section-heading";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader() {
  const { loadCodes } = await import("~/page-parts/bncc-data.server");
  return loadCodes();
}

/** The check of a plan's codes against the BNCC, and all codes to look one up. */
export default function Bncc() {
  const { groups, documents, total, choices, listPath } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages).bncc;
  const text = useMessages(bnccMessages);
  const locale = useLocale();
  return (
    <div className="reading-page stack">
      <SectionHeading level={1} heading={page.title} lead={page.description} />
      <p>{text.what}</p>
      <h2 data-print="hide">{text.form.heading}</h2>
      <Island
        name="code-checker"
        of={CodeChecker}
        props={{ action: toPath("bncc-check", locale), listPath }}
      />
      <h2>{text.lookup.heading}</h2>
      <p>{text.lookup.lead}</p>
      <Island name="code-lookup" of={CodeLookup} props={{ choices }}>
        <CodeGroups groups={groups} documents={documents} />
      </Island>
      <CodeSource documents={documents} total={total} />
    </div>
  );
}
