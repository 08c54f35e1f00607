import { pathOf } from "~/addresses/addresses";
import type { WithdrawalReason } from "~/features/news/core/withdrawal";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import { Moment } from "./moment";

interface WithdrawnArticleProps {
  readonly because: WithdrawalReason | null;
  /** ISO instant; null for an article withdrawn before this was kept. */
  readonly at: string | null;
}

/** What the address of a withdrawn article answers. */
export function WithdrawnArticle({ because, at }: WithdrawnArticleProps) {
  const { withdrawn, record, all } = useMessages(newsArticleMessages);
  const locale = useLocale();
  return (
    <div className="reading-page stack">
      <h1>{withdrawn.heading}</h1>
      <p>{because === null ? withdrawn.noReason : withdrawn.reasons[because]}</p>
      {at === null ? null : (
        <p className="muted">
          {withdrawn.on} <Moment at={at} />
        </p>
      )}
      <p className="cluster">
        <Link to={pathOf("news", locale)}>{all}</Link>
        <Link to={pathOf("news-corrections", locale)}>{record}</Link>
      </p>
    </div>
  );
}
