import { ruleChangesPath, ruleDatesPath } from "~/features/rules/core/rule-files";
import { formatWholeDate } from "~/i18n/format-month";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useLocale, useMessages } from "~/i18n/translate";
import styles from "./rules.module.css";

export interface ShownChange {
  readonly on: string;
  readonly rule: { readonly id: string; readonly title: string } | null;
  readonly text: string;
}

/** What changed in the rules, the newest first, and the ways to hear of the next change. */
export function RuleChanges({ changes }: { changes: readonly ShownChange[] }) {
  const text = useMessages(rulesPageMessages);
  const locale = useLocale();
  return (
    <section className="reading stack" data-print="hide">
      <h2>{text.files}</h2>
      <p>{text.filesLead}</p>
      <ul className={styles.coming}>
        <li>
          <a href={ruleDatesPath(locale)}>{text.calendar.link}</a>
        </li>
        <li>
          <a href={ruleChangesPath(locale)}>{text.feedLink}</a>
        </li>
      </ul>
      <h3>{text.changes}</h3>
      <ul className={styles.coming}>
        {changes.map((change) => (
          <li key={`${change.on} ${change.rule?.id}`}>
            <time dateTime={change.on}>{formatWholeDate(change.on, locale)}</time>
            {": "}
            {change.rule === null ? null : <a href={`#${change.rule.id}`}>{change.rule.title}</a>}{" "}
            {change.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
