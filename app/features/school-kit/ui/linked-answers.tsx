import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import styles from "./school-kit.module.css";

interface LinkedAnswersProps {
  readonly onUse: () => void;
  readonly onRefuse: () => void;
}

/** What a link brings to a form that has answers of its own: nothing changes before the visitor says so. */
export function LinkedAnswers({ onUse, onRefuse }: LinkedAnswersProps) {
  const { linked } = useMessages(schoolKitMessages);
  return (
    <section aria-labelledby="kit-linked" className={`stack ${styles.linked}`}>
      <h3 id="kit-linked">{linked.heading}</h3>
      <p>{linked.text}</p>
      <div className="cluster">
        <Button variant="action" onClick={onUse}>
          {linked.use}
        </Button>
        <Button onClick={onRefuse}>{linked.refuse}</Button>
      </div>
    </section>
  );
}
