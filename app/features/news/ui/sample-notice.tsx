import { newsMessages } from "~/i18n/messages/news";
import { useMessages } from "~/i18n/translate";

/** Says that the articles shown are the samples of a local start. */
export function SampleNotice() {
  return <p className="callout note warning">{useMessages(newsMessages).sampleNotice}</p>;
}
