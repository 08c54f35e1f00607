import type { LanguageTag } from "~/addresses/languages";
import type { CardReceipts, NewsCard } from "~/features/news/core/page/news-card";
import { newsMessages } from "~/i18n/messages/news";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { useMessages } from "~/i18n/translate";
import styles from "./receipts.module.css";

/** Names the author of a card's text. */
export function SummaryAuthor({ author }: Pick<NewsCard, "author">) {
  const text = useMessages(newsMessages);
  if (author === null) return text.bySource;
  if (author.kind === "extract") return text.byExtract;
  return author.kind === "translator" ? text.byTranslator(author.name) : text.byModel(author.name);
}

interface ReceiptsProps {
  readonly receipts: CardReceipts;
  /** `lang` of our sentences where they are not in the language of the page. */
  readonly lang: LanguageTag | null;
  readonly open?: boolean;
}

function langOf(lang: LanguageTag | null) {
  return lang === null ? {} : { lang };
}

/** Shows every sentence of a summary with the one or two sentences of the source that support it, folded. */
export function Receipts({ receipts, lang, open = false }: ReceiptsProps) {
  const { receipts: text } = useMessages(newsArticleMessages);
  return (
    <details className={styles.receipts} open={open}>
      <summary>{text.heading}</summary>
      <p className="muted">{text.lead}</p>
      <ol>
        {receipts.sentences.map(({ sentence, from, origin }) => (
          <li key={sentence}>
            <p {...langOf(origin === "original" ? receipts.lang : lang)}>{sentence}</p>
            {origin === "source" || origin === "original" ? (
              <p className="muted">{text.origins[origin]}</p>
            ) : null}
            <blockquote lang={receipts.lang}>
              {from.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </blockquote>
          </li>
        ))}
      </ol>
    </details>
  );
}
