import { LANGUAGES } from "~/addresses/languages";
import type { ShownFact } from "~/features/evidence/core/shown-fact";
import { shellMessages } from "~/i18n/messages/shell";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { ExternalLink } from "~/ui/external-link";
import styles from "./fact-table.module.css";
import { StandingBadge } from "./standing-badge";

interface FactTableProps {
  facts: readonly ShownFact[];
  /** Level of its heading. */
  level: 2 | 3;
}

/**
 * "What we know, and from where": the questions of a class, answered or not. On a phone it is closed at first. The table
 * stands beside what opens it and not in it: so wide screens and paper have it open in every browser.
 */
export function FactTable({ facts, level }: FactTableProps) {
  const { table } = useMessages(toolFactsMessages);
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part}>
      <Heading className={styles.heading}>{table.title}</Heading>
      <p className={styles.intro}>{table.intro}</p>
      <details className={styles.opener}>
        <summary>{table.open(facts.length)}</summary>
      </details>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{table.question}</th>
              <th scope="col">{table.answer}</th>
              <th scope="col">{table.source}</th>
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <FactRow key={fact.question} fact={fact} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function FactRow({ fact }: { fact: ShownFact }) {
  const { questions, table } = useMessages(toolFactsMessages);
  const { common } = useMessages(shellMessages);
  const { basis, text, note, document, address } = fact;
  return (
    <tr>
      <th scope="row">{questions[fact.question]}</th>
      <td>
        {text ?? (basis === "not-found" ? table.notFound : table.notStated)}
        {fact.isElsewhere ? <NotHere /> : null}
        {note === null ? null : <span className={styles.note}>{note}</span>}
      </td>
      <td>
        {address === null ? null : (
          <div className={styles.source}>
            <ExternalLink href={address} newTabLabel={common.newTab}>
              {document}
            </ExternalLink>
            <StandingBadge standing={fact} />
          </div>
        )}
      </td>
    </tr>
  );
}

/** Says that the country of the page's readers is not among those of the answer. */
function NotHere() {
  const { table } = useMessages(toolFactsMessages);
  const { country, formats } = LANGUAGES[useLocale()];
  if (country === null) return null;
  const name = new Intl.DisplayNames(formats, { type: "region" }).of(country) ?? country;
  return (
    <>
      {" "}
      <Badge tone="warning">{table.notIn(name)}</Badge>
    </>
  );
}
