import styles from "~/features/news/ui/news-section.module.css";
import { newsMessages } from "~/i18n/messages/news";
import { useMessages } from "~/i18n/translate";

/** Says that the articles shown are the samples of a local start. */
export function SampleNotice() {
  return <p className={styles.samples}>{useMessages(newsMessages).sampleNotice}</p>;
}
