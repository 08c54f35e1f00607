import { newsMessages } from "~/i18n/messages/news";
import { useMessages } from "~/i18n/translate";
import { Moment } from "./moment";
import styles from "./news-section.module.css";

/**
 * When the news was updated, for who has no script. A page may be up to two minutes old when it arrives and may stay
 * open for hours, so that nothing but a date stays true then.
 */
export function UpdatedOn({ at }: { at: string }) {
  const { updatedOn, timeZone } = useMessages(newsMessages);
  return (
    <p className={`muted tabular ${styles.fixed}`}>
      {updatedOn} <Moment at={at} withTime /> {timeZone}
    </p>
  );
}
