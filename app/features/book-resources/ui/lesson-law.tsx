import type { LessonView } from "~/features/book-resources/core/lesson-view";
import { lawWords } from "~/i18n/law-words";
import { useLocale } from "~/i18n/translate";
import { ExternalLink } from "~/ui/external-link";
import styles from "./lesson.module.css";

/** What to mind, and the rules it rests on: each with its state and the month in which it was read. */
export function LessonLaw({ law: { note, rules } }: Pick<LessonView, "law">) {
  const locale = useLocale();
  return (
    <>
      {note === null ? null : <p>{note}</p>}
      <ul className={styles.rules}>
        {rules.map((rule) => {
          const { ruleId, basis, address, newTabLabel } = lawWords(rule, locale);
          return (
            <li key={ruleId} data-lesson-rule={ruleId}>
              {address === null ? (
                basis
              ) : (
                <ExternalLink href={address} newTabLabel={newTabLabel} withoutArrow>
                  {basis}
                </ExternalLink>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
