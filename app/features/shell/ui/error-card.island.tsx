import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import styles from "./error-card.module.css";

/** The card shown in place of a page that failed. */
export default function ErrorCard() {
  const { error } = useMessages(shellMessages);
  return (
    <div className={`page reading stack ${styles.card}`}>
      <h1>{error.title}</h1>
      <p>{error.text}</p>
      <div className="cluster">
        <Button variant="action" data-client="" onClick={() => window.location.reload()}>
          {error.refresh}
        </Button>
        <Button variant="quiet" data-client="" onClick={() => window.location.assign(window.location.href)}>
          {error.retry}
        </Button>
      </div>
    </div>
  );
}
