import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Rss } from "lucide-react";
import { toPath } from "~/addresses/addresses";
import { CHECK_FIGURES } from "~/content/check-figures.server";
import { countFactShares } from "~/features/evidence/core/fact-shares";
import { toCorrectionCards } from "~/features/news/core/page/corrections";
import { correctionsFeedPath } from "~/features/news/core/page/news-feed-path";
import { toPipelineReport } from "~/features/news/core/run/pipeline-report";
import { changesMessages } from "~/i18n/messages/changes";
import { linkWatchMessages } from "~/i18n/messages/link-watch";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { CorrectionsList } from "~/page-parts/corrections-list";
import { FactShares } from "~/page-parts/fact-shares";
import { correctionsFeedLink } from "~/page-parts/feed-links";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { PipelineView } from "~/page-parts/pipeline-view";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config, news, now } = context;
  const { TOOL_EVIDENCE } = await import("~/features/catalogue/io/catalogue.server");
  const models = config.aiProviders.map((provider) => provider.config.name);
  const [pipeline, record] = await Promise.all([news.readPipeline(models), news.readCorrections()]);
  const { newsSources: sources, sampleSources } = config;
  const hasModels = models.length > 0;
  const shown = {
    figures: CHECK_FIGURES,
    shares: countFactShares(TOOL_EVIDENCE),
    report: pipeline.ok
      ? toPipelineReport({ ...pipeline.value, sources, sampleSources, hasModels, now: now.getTime() })
      : null,
    record: record.ok
      ? {
          corrections: toCorrectionCards(record.value.corrections, localeOfRequest(request)),
          withdrawals: record.value.withdrawals,
        }
      : null,
  };
  return data(shown, record.ok && pipeline.ok ? {} : { headers: { "Cache-Control": "no-store" } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  correctionsFeedLink(args.location.pathname),
];

/** Shows in the open where the news comes from, how it is checked, what ran and failed, and what was changed. */
export default function HowWeCheck() {
  const { report, figures, record, shares } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages)["how-we-check"];
  const { back } = useMessages(newsPipelineMessages);
  const { all: changes } = useMessages(changesMessages);
  const { correctionsPage } = useMessages(newsArticleMessages);
  const links = useMessages(linkWatchMessages);
  const locale = useLocale();
  return (
    <div className="page section">
      <SectionHeading
        level={1}
        heading={page.title}
        lead={page.description}
        actions={
          <Link to={toPath("news", locale)} className={buttonClass({ size: "small" })}>
            {back}
          </Link>
        }
      />
      <PipelineView report={report} figures={figures}>
        <section id="corrections" aria-labelledby="corrections-heading" className="stack">
          <h2 id="corrections-heading">{correctionsPage.title}</h2>
          <p className="cluster">
            {correctionsPage.description}
            <a href={correctionsFeedPath(locale)} className={buttonClass({ size: "small" })}>
              <Icon icon={Rss} size="small" />
              {correctionsPage.feed}
            </a>
          </p>
          {record === null ? <p>{correctionsPage.unread}</p> : <CorrectionsList {...record} />}
        </section>
        <FactShares shares={shares} />
        <p>
          <Link to={toPath("changes", locale)}>{changes}</Link>
        </p>
        {/* The name that our requests carry leads here (workers/jobs/watch-links.ts). */}
        <section id="links" aria-labelledby="links-heading" className="stack">
          <h2 id="links-heading">{links.title}</h2>
          <p className="reading">{links.lead}</p>
          <p className="reading">{links.robot}</p>
        </section>
      </PipelineView>
    </div>
  );
}
