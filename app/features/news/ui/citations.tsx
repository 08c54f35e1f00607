import type { LanguageTag } from "~/addresses/languages";
import type { CardCitations } from "~/features/news/core/page/news-card";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { useMessages } from "~/i18n/translate";
import styles from "./citations.module.css";

interface CitationsProps {
  readonly citations: CardCitations;
  /** `lang` of our sentences where they are not in the language of the page. */
  readonly lang: LanguageTag | null;
  readonly open?: boolean;
}

/**
 * Shows every sentence of a summary with the one or two sentences of the source that support it, folded; a sentence that
 * is the source's own stands once.
 */
export function Citations({ citations, lang, open = false }: CitationsProps) {
  const { citations: text } = useMessages(newsArticleMessages);
  return (
    <details className={styles.citations} open={open}>
      <summary>{text.heading}</summary>
      <p className="muted">{text.lead}</p>
      <ol>
        {citations.sentences.map(({ sentence, from, origin }) => (
          <li key={sentence}>
            <p lang={(origin === "original" ? citations.lang : lang) ?? undefined}>{sentence}</p>
            {origin === "source" || origin === "original" ? (
              <p className="muted">{text.origins[origin]}</p>
            ) : null}
            {from.join(" ") === sentence ? null : (
              <blockquote lang={citations.lang}>
                {from.map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
