import { LANGUAGES } from "~/addresses/languages";
import type { ShownFact, ShownReading } from "~/features/evidence/core/shown-fact";
import { controlsMessages } from "~/i18n/messages/controls";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useLocale, useMessages } from "~/i18n/translate";
import { countryName } from "~/lib/country-name";
import { Badge } from "~/ui/badge";
import { ColumnHeads } from "~/ui/column-heads";
import { ExternalLink } from "~/ui/external-link";
import { Opener } from "~/ui/opener";
import stacked from "~/ui/stacked-table.module.css";
import { ProvenanceBadge } from "./fact-badges";
import factCellStyles from "./fact-cell.module.css";
import styles from "./fact-table.module.css";

/** Shows the answer, or that there is none, with a caution for teachers who would rely on it. */
export function FactAnswer({ fact }: { fact: ShownFact }) {
  const { table, otherwise } = useMessages(toolFactsMessages);
  const { basis, text, note, isElsewhere, others } = fact;
  return (
    <>
      {text ?? (basis === "not-found" ? table.notFound : table.notStated)}
      {isElsewhere ? <NotHere /> : null}
      {note === null ? null : <span className={factCellStyles.note}>{note}</span>}
      {others.map((other) => (
        <span key={other.text} className={factCellStyles.note}>
          {otherwise(other.text)}
        </span>
      ))}
    </>
  );
}

interface FactSourceProps {
  readonly fact: ShownFact | ShownReading;
  /** On paper the text is named without its address, where several stand side by side. */
  readonly isNamedAlone?: boolean;
}

/** The text that says so, with its basis and month; nothing where no text was found. */
export function FactSource({ fact, isNamedAlone = false }: FactSourceProps) {
  const common = useMessages(controlsMessages);
  const { address, document } = fact;
  if (address === null) return null;
  return (
    <div className={factCellStyles.source}>
      <ExternalLink href={address} newTabLabel={common.newTab} data-print={isNamedAlone ? "bare" : undefined}>
        {document}
      </ExternalLink>
      <ProvenanceBadge provenance={fact} />
    </div>
  );
}

/** Says that the country of the page's readers is not among those of the answer; nothing to readers of many countries. */
function NotHere() {
  const locale = useLocale();
  const { table } = useMessages(toolFactsMessages);
  const { country } = LANGUAGES[locale];
  if (country === null) return null;
  return (
    <>
      {" "}
      <Badge tone="warning">{table.notIn(countryName(country, locale))}</Badge>
    </>
  );
}

interface FactTableProps {
  readonly facts: readonly ShownFact[];
  /** Level of its heading. */
  readonly level: 2 | 3;
}

/**
 * "What we know, and where it comes from": the questions of a class, answered or not. On a phone it is closed at first.
 */
export function FactTable({ facts, level }: FactTableProps) {
  const { table } = useMessages(toolFactsMessages);
  const Heading = `h${level}` as const;
  return (
    <section className="rows">
      <Heading className="size-l">{table.title}</Heading>
      <p className="reading note">{table.intro}</p>
      <Opener label={table.open(facts.length)} />
      <div className={stacked.frame}>
        <table className={`${stacked.table} ${styles.table}`} aria-label={table.title}>
          <ColumnHeads columns={[table.question, table.answer, table.source]} />
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
        {[fact, ...fact.others].map((said) => (
          <FactSource key={said.text} fact={said} />
        ))}
      </td>
    </tr>
  );
}
