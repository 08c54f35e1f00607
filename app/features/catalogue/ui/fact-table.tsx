import type { ShownFact } from "~/features/evidence/core/shown-fact";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useMessages } from "~/i18n/translate";
import { Opener } from "~/ui/opener";
import { FactAnswer, FactSource } from "./fact-cell";
import styles from "./fact-table.module.css";

interface FactTableProps {
  readonly facts: readonly ShownFact[];
  /** Level of its heading. */
  readonly level: 2 | 3;
}

/**
 * "What we know, and from where": the questions of a class, answered or not. On a phone it is closed at first.
 */
export function FactTable({ facts, level }: FactTableProps) {
  const { table } = useMessages(toolFactsMessages);
  const Heading = `h${level}` as const;
  return (
    <section className={styles.part}>
      <Heading className={styles.heading}>{table.title}</Heading>
      <p className={styles.intro}>{table.intro}</p>
      <Opener label={table.open(facts.length)} />
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
  const { questions } = useMessages(toolFactsMessages);
  return (
    <tr>
      <th scope="row">{questions[fact.question]}</th>
      <td>
        <FactAnswer fact={fact} />
      </td>
      <td>
        <FactSource fact={fact} />
      </td>
    </tr>
  );
}
