import type { CorrectionCard } from "~/features/news/core/page/corrections";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { useMessages } from "~/i18n/translate";
import { Prose } from "~/ui/prose";
import { Moment } from "./moment";

/** Quotes a summary's earlier text, with the instant until which it stood. */
export function CorrectionText({ correction }: { correction: CorrectionCard }) {
  const text = useMessages(newsArticleMessages);
  return (
    <div className="stack">
      <p className="muted">
        {text.until} <Moment at={correction.changedAt} withTime />
      </p>
      <blockquote className="quote muted" lang={correction.lang ?? undefined}>
        <p>
          <strong>{correction.oldTitle}</strong>
        </p>
        {/* Markup, because a summary has paragraphs, emphasis and links. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was stored and again in toCorrectionCards */}
        <Prose dangerouslySetInnerHTML={{ __html: correction.oldHtml }} />
      </blockquote>
    </div>
  );
}
