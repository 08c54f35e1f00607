// /compare?ids=… puts two or three tools side by side, without script.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toComparison } from "~/features/catalogue/core/comparison";
import { COMPARED_MAX, parseComparison } from "~/features/catalogue/core/comparison-link";
import { ComparisonForm } from "~/features/catalogue/ui/comparison-form";
import { ComparisonTable } from "~/features/catalogue/ui/comparison-table";
import { compareMessages } from "~/i18n/messages/compare";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";
import PrintButton from "~/ui/print-button.island";

export async function loader({ request }: LoaderFunctionArgs) {
  const { findComparedId, listComparedTools, listToolsToCompare } = await import(
    "~/features/catalogue/io/compared-tools.server"
  );
  const locale = localeOfRequest(request);
  const { ids, unknown, omitted } = parseComparison(new URL(request.url).searchParams, findComparedId);
  return {
    comparison: toComparison(listComparedTools(ids, locale)),
    unknown,
    omitted: listComparedTools(omitted, locale).map(({ title }) => title),
    others: listToolsToCompare(ids, locale),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** One tool is nothing to compare, so it is only named; with none the page says what it is for. */
export default function Compare() {
  const { comparison, unknown, omitted, others } = useLoaderData<typeof loader>();
  const text = useMessages(compareMessages);
  const pages = useMessages(pagesMessages);
  const origin = useSiteOrigin();
  const { tools } = comparison;
  const [first] = tools;
  const isWhole = tools.length > 1;
  return (
    <div className="page section stack">
      <h1>{pages.compare.title}</h1>
      {unknown.length > 0 ? <p role="status">{text.unknown(unknown)}</p> : null}
      {omitted.length > 0 ? <p role="status">{text.omitted(omitted, COMPARED_MAX)}</p> : null}
      {isWhole ? null : <p className="reading">{first === undefined ? text.none : text.one(first.title)}</p>}
      {isWhole ? (
        <>
          <div className="cluster" data-print="hide">
            <Island name="print-button" of={PrintButton} props={{ label: text.print }} />
          </div>
          <ComparisonTable comparison={comparison} origin={origin} />
        </>
      ) : null}
      <ComparisonForm chosen={tools.map(({ id }) => id)} others={others} />
    </div>
  );
}
