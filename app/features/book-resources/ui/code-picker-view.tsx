import type { CodePicker } from "~/features/book-resources/core/code-picker";
import type { CodeLink } from "~/features/book-resources/core/landing";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import styles from "./code-picker.module.css";

/** The nearest codes and a chapter picker, for a reader who mistyped a code of the book. */
export function CodePickerView({ picker }: { picker: CodePicker }) {
  const { picker: text } = useMessages(companionMessages);
  const locale = useLocale();
  return (
    <section className="stack reading">
      <h2>{text.heading}</h2>
      {picker.meant === null ? null : (
        <p role="status">
          {text.meant} <Link to={picker.meant.path}>{picker.meant.title}</Link>?
        </p>
      )}
      {picker.nearest.length === 0 ? null : (
        <>
          <p>{text.nearest}</p>
          <CodeList codes={picker.nearest} />
        </>
      )}
      <p>{text.chapters}</p>
      <div>
        {picker.chapters.map(({ chapter, isAsked, codes }) => (
          <details key={chapter} className={styles.chapter} open={isAsked}>
            <summary>{bookLabelMessages[locale].chapters[chapter]}</summary>
            <CodeList codes={codes} />
          </details>
        ))}
      </div>
    </section>
  );
}

function CodeList({ codes }: { codes: readonly CodeLink[] }) {
  return (
    <ul className="rows">
      {codes.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link> <small className="muted">{path}</small>
        </li>
      ))}
    </ul>
  );
}
