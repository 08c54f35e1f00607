import { toPath } from "~/addresses/addresses";
import type { LanguageTag } from "~/addresses/languages";
import type { CardCitations } from "~/features/news/core/page/news-card";
import { WITHDRAWAL_REASONS, type WithdrawalReason } from "~/features/news/core/withdrawal";
import { Citations } from "~/features/news/ui/citations";
import { Moment } from "~/features/news/ui/moment";
import { REPORT_ANSWERS, type ReportAnswer } from "~/features/reports/core/reader-report";
import { deskMessages } from "~/i18n/messages/desk";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { useLocale, useMessages } from "~/i18n/translate";
import { Options, Select } from "~/ui/field";
import { Link } from "~/ui/navigation";
import { ActForm, type DeskView, RecordPlace } from "./desk-forms";

interface Card {
  readonly id: string;
  readonly title: string;
  readonly lang: LanguageTag | null;
  readonly sourceName: string;
  readonly publishedAt: string;
  readonly citations: CardCitations | null;
  readonly place: string | null;
}

interface Report {
  readonly id: string;
  readonly at: string;
  readonly about: string;
  readonly text: string;
  readonly answer: ReportAnswer | null;
}

interface NewsProps extends DeskView {
  readonly news: {
    readonly cards: readonly Card[];
    readonly withdrawals: readonly {
      readonly articleId: string;
      readonly title: string;
      readonly because: WithdrawalReason | null;
      readonly at: string;
    }[];
    readonly reports: readonly Report[];
  };
}

/** Readers' reports, the newest articles with what their sentences rest on, and those that were withdrawn. */
export function NewsPart({ news: { cards, withdrawals, reports }, ...view }: NewsProps) {
  const { news: text } = useMessages(deskMessages);
  const { withdrawn } = useMessages(newsArticleMessages);
  return (
    <>
      <p className="muted">
        {text.lead} {text.within}
      </p>
      <h3>{text.reports}</h3>
      {reports.length === 0 ? <p>{text.noReports}</p> : null}
      <ul className="stack">
        {reports.map((report) => (
          <li key={report.id} id={`report-${report.id}`}>
            <ReportRow report={report} {...view} />
          </li>
        ))}
      </ul>
      <h3>{text.newest}</h3>
      {cards.length === 0 ? <p>{text.none}</p> : null}
      <ul className="stack">
        {cards.map((card) => (
          <li key={card.id}>
            <ArticleRow card={card} {...view} />
          </li>
        ))}
      </ul>
      <h3>{text.withdrawn}</h3>
      {withdrawals.length === 0 ? <p>{text.none}</p> : null}
      <ul className="stack">
        {withdrawals.map(({ articleId, title, because, at }) => (
          <li key={articleId}>
            <strong>{title}</strong>, <Moment at={at} />:{" "}
            {because === null ? withdrawn.noReason : withdrawn.reasons[because]}
            <ActForm area="article" id={articleId} to="" label={text.bringBack} about={title} {...view} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ReportRow({ report, ...view }: DeskView & { readonly report: Report }) {
  const { news: text } = useMessages(deskMessages);
  const { id, at, about, answer } = report;
  return (
    <div className="stack">
      <p>
        <Link to={about}>{about}</Link>, <Moment at={at} withTime />
      </p>
      <blockquote>{report.text}</blockquote>
      {answer === null ? (
        <ActForm area="report" id={id} label={text.answer} about={about} {...view}>
          <Select id={`answer-${id}`} name="to" label={text.answer} labelHidden>
            <Options of={REPORT_ANSWERS.map((name) => [name, text.answers[name]])} />
          </Select>
        </ActForm>
      ) : (
        <p className="muted">
          {text.answered} {text.answers[answer]}
        </p>
      )}
    </div>
  );
}

function ArticleRow({ card, ...view }: DeskView & { readonly card: Card }) {
  const { news: text } = useMessages(deskMessages);
  const { withdrawn } = useMessages(newsArticleMessages);
  const locale = useLocale();
  const { id, title, lang, sourceName, publishedAt, citations, place } = card;
  return (
    <details>
      <summary>
        <strong lang={lang ?? undefined}>{title}</strong>{" "}
        <span className="muted">
          {sourceName}, <Moment at={publishedAt} />
        </span>
      </summary>
      <div className="stack">
        <p>
          <Link to={toPath("news-article", locale, { article: id })}>
            {toPath("news-article", locale, { article: id })}
          </Link>{" "}
          <RecordPlace place={place} />
        </p>
        {citations === null ? null : <Citations citations={citations} lang={lang} open />}
        <ActForm area="article" id={id} label={text.withdraw} about={title} {...view}>
          <Select id={`reason-${id}`} name="to" label={text.reason}>
            <Options of={WITHDRAWAL_REASONS.map((reason) => [reason, withdrawn.reasons[reason]])} />
          </Select>
        </ActForm>
      </div>
    </details>
  );
}
