import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { CHECK_FIGURES } from "~/content/check-figures.server";
import { toPipelineReport } from "~/features/news/core/run/pipeline-report";
import { PipelineView } from "~/features/news/ui/pipeline-view";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export async function loader({ context }: LoaderFunctionArgs) {
  const { config, news, now } = context;
  const models = config.aiProviders.map((provider) => provider.config.name);
  const records = await news.readPipeline(models);
  if (!records.ok) return { report: null, figures: CHECK_FIGURES };
  const { newsSources: sources, sampleSources } = config;
  const hasModels = models.length > 0;
  return {
    figures: CHECK_FIGURES,
    report: toPipelineReport({ ...records.value, sources, sampleSources, hasModels, now: now.getTime() }),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** Shows in the open where the news comes from, what ran, what failed and what was refused. */
export default function NewsPipeline() {
  const { report, figures } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages)["news-pipeline"];
  const { back } = useMessages(newsPipelineMessages);
  const locale = useLocale();
  return (
    <div className="page section">
      <SectionHeading
        level={1}
        heading={page.title}
        lead={page.description}
        actions={
          <Link to={pathOf("news", locale)} className={buttonClass({ size: "small" })}>
            {back}
          </Link>
        }
      />
      <PipelineView report={report} figures={figures} />
    </div>
  );
}
