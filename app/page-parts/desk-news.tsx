import { toPath } from "~/addresses/addresses";
import { WITHDRAWAL_REASONS } from "~/features/news/core/withdrawal";
import { Citations } from "~/features/news/ui/citations";
import { Moment } from "~/features/news/ui/moment";
import { isMissedSearch, REPORT_ANSWERS } from "~/features/reports/core/reader-report";
import { deskMessages } from "~/i18n/messages/desk";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { useLocale, useMessages } from "~/i18n/translate";
import { Options, Select } from "~/ui/field";
import { Link } from "~/ui/navigation";
import { ActForm, type DeskData, DeskList, Item, RecordPlace } from "./desk-forms";

type News = DeskData<"readNews">;

/** Readers' reports, the newest articles with what their sentences rest on, and those that were withdrawn. */
export function NewsPart({ news: { cards, withdrawals, reports } }: { readonly news: News }) {
  const { news: text } = useMessages(deskMessages);
  const { withdrawn } = useMessages(newsArticleMessages);
  const locale = useLocale();
  return (
    <>
      <p className="muted">{text.lead}</p>
      <DeskList heading={text.reports} none={text.noReports}>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </DeskList>
      <DeskList heading={text.newest} none={text.none}>
        {cards.map((card) => (
          <Article key={card.id} card={card} />
        ))}
      </DeskList>
      <DeskList heading={text.withdrawn} none={text.none}>
        {withdrawals.map(({ articleId, title, titles, because, at }) => (
          <Item key={articleId} name={titles[locale] ?? title} aside={<Moment at={at} />}>
            <p>{because === null ? withdrawn.noReason : withdrawn.reasons[because]}</p>
            <ActForm subject={`article:${articleId}`} to="" label={text.bringBack} about={title} />
          </Item>
        ))}
      </DeskList>
    </>
  );
}

function Report({ report }: { readonly report: News["reports"][number] }) {
  const { news: text } = useMessages(deskMessages);
  const { id, at, about, answer } = report;
  const name = <Link to={about}>{isMissedSearch(report) ? text.missedSearch : about}</Link>;
  return (
    <Item name={name} aside={<Moment at={at} withTime />}>
      <blockquote>{report.text}</blockquote>
      {answer === null ? (
        <ActForm subject={`report:${id}`} label={text.answer} about={about}>
          <Select id={`answer-${id}`} name="to" label={text.answer} labelHidden>
            <Options of={REPORT_ANSWERS.map((name) => [name, text.answers[name]])} />
          </Select>
        </ActForm>
      ) : (
        <p className="muted">
          {text.answered} {text.answers[answer]}
        </p>
      )}
    </Item>
  );
}

function Article({ card }: { readonly card: News["cards"][number] }) {
  const { news: text } = useMessages(deskMessages);
  const { withdrawn } = useMessages(newsArticleMessages);
  const { id, title, lang, sourceName, publishedAt, citations, place } = card;
  const path = toPath("news-article", useLocale(), { article: id });
  const published = (
    <>
      {sourceName}, <Moment at={publishedAt} />
    </>
  );
  return (
    <Item name={title} lang={lang} aside={published} folded>
      <p>
        <Link to={path}>{path}</Link> <RecordPlace place={place} />
      </p>
      {citations === null ? null : <Citations citations={citations} lang={lang} open />}
      <ActForm subject={`article:${id}`} label={text.withdraw} about={title}>
        <Select id={`reason-${id}`} name="to" label={text.reason}>
          <Options of={WITHDRAWAL_REASONS.map((reason) => [reason, withdrawn.reasons[reason]])} />
        </Select>
      </ActForm>
    </Item>
  );
}
