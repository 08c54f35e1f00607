import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { DATA_FORMATS, dataPath } from "~/features/open-data/core/data-set";
import { dataCatalogJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { openDataMessages } from "~/i18n/messages/open-data";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { Trail } from "~/page-parts/trail";
import { buttonClass } from "~/ui/button";
import { ExternalLink } from "~/ui/external-link";
import { Prose } from "~/ui/prose";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadOpenData } = await import("~/page-parts/open-data-page.server");
  const date = context.now.toISOString().slice(0, 10);
  return loadOpenData(context.config.siteOrigin, date, localeOfRequest(request));
}

/** The records of the site as files, how they may be used, and what they answer. */
export default function OpenData() {
  const { sets, licence, date, questions } = useLoaderData<typeof loader>();
  const { title, description } = useMessages(pagesMessages)["open-data"];
  const text = useMessages(openDataMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const origin = useSiteOrigin();
  const path = toPath("open-data", locale);
  return (
    <div className="reading-page">
      <Prose>
        <h1>{title}</h1>
        <p>{description}</p>
        <h2>{text.heading}</h2>
        <p>{text.files}</p>
        {sets.map(({ id, count }) => (
          <section key={id} className="stack">
            <h3>
              {text.sets[id].name} ({count})
            </h3>
            <p>{text.sets[id].holds}</p>
            <div className="cluster">
              {DATA_FORMATS.map((format) => (
                <a
                  key={format}
                  href={dataPath(id, format)}
                  aria-label={text.file(text.sets[id].name, text.formats[format])}
                  className={buttonClass({ size: "small" })}
                >
                  {text.formats[format]}
                </a>
              ))}
            </div>
          </section>
        ))}
        <h2>{text.use}</h2>
        <p>
          <ExternalLink href={licence.address} newTabLabel={common.newTab}>
            {text.licence(licence.name)}
          </ExternalLink>{" "}
          {text.licenceText}
        </p>
        <h2>{text.questions}</h2>
        <p>{text.run}</p>
        {questions.map(({ id, ask, script }) => (
          <section key={id}>
            <h3>{ask}</h3>
            <details>
              <summary>{text.script}</summary>
              <pre>{script}</pre>
            </details>
          </section>
        ))}
      </Prose>
      <JsonLd
        data={dataCatalogJsonLd({
          origin,
          locale,
          path,
          name: title,
          description,
          date,
          licence: licence.address,
          sets: sets.map(({ id }) => ({
            name: text.sets[id].name,
            description: text.sets[id].holds,
            files: (["json", "csv"] as const).map((format) => dataPath(id, format)),
          })),
        })}
      />
      <Trail steps={[{ name: title, path }]} />
    </div>
  );
}
