import { newsMessages } from "~/i18n/messages/news";
import { useMessages } from "~/i18n/translate";
import styles from "./news-section.module.css";

/** Says that the articles shown are the samples of a local start. */
export function SampleNotice() {
  return <p className={styles.samples}>{useMessages(newsMessages).sampleNotice}</p>;
}
