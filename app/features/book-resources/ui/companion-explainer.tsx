import { companionMessages } from "~/i18n/messages/companion";
import { useMessages } from "~/i18n/translate";
import styles from "./companion-explainer.module.css";

/** The section that explains the companion, on the book-resources page. */
export function CompanionExplainer() {
  const { explainer: text } = useMessages(companionMessages);
  return (
    <>
      <h2>{text.heading}</h2>
      <ol className={styles.steps}>
        {text.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="muted">{text.note}</p>
    </>
  );
}
