import styles from "~/features/shell/ui/error-card.module.css";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { useSiteNavigation } from "~/ui/navigation";

/** The card shown in place of a page that failed. */
export function ErrorCard() {
  const { error } = useMessages(shellMessages);
  const { retry } = useSiteNavigation();
  return (
    <div className={`page reading stack ${styles.card}`}>
      <h1>{error.title}</h1>
      <p>{error.text}</p>
      <div className="cluster">
        <Button variant="action" data-client="" onClick={() => window.location.reload()}>
          {error.refresh}
        </Button>
        <Button variant="quiet" data-client="" onClick={retry}>
          {error.retry}
        </Button>
      </div>
    </div>
  );
}
