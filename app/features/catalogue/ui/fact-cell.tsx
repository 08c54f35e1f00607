import type { ShownFact } from "~/features/evidence/core/shown-fact";
import { notHereWords } from "~/i18n/country-words";
import { controlsMessages } from "~/i18n/messages/controls";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { ExternalLink } from "~/ui/external-link";
import styles from "./fact-cell.module.css";
import { StandingBadge } from "./standing-badge";

/** What is known, or that nothing is, with what a teacher should know before relying on it. */
export function FactAnswer({ fact }: { fact: ShownFact }) {
  const { table } = useMessages(toolFactsMessages);
  const { basis, text, note, isElsewhere } = fact;
  return (
    <>
      {text ?? (basis === "not-found" ? table.notFound : table.notStated)}
      {isElsewhere ? <NotHere /> : null}
      {note === null ? null : <span className={styles.note}>{note}</span>}
    </>
  );
}

interface FactSourceProps {
  readonly fact: ShownFact;
  /** On paper the text is named without its address, where several stand side by side. */
  readonly isNamedAlone?: boolean;
}

/** The text that says so, with its basis and month; nothing where no text was found. */
export function FactSource({ fact, isNamedAlone = false }: FactSourceProps) {
  const common = useMessages(controlsMessages);
  const { address, document } = fact;
  if (address === null) return null;
  return (
    <div className={styles.source}>
      <ExternalLink
        href={address}
        newTabLabel={common.newTab}
        {...(isNamedAlone ? { "data-print": "bare" } : {})}
      >
        {document}
      </ExternalLink>
      <StandingBadge standing={fact} />
    </div>
  );
}

/** Says that the country of the page's readers is not among those of the answer. */
function NotHere() {
  const words = notHereWords(useLocale());
  if (words === null) return null;
  return (
    <>
      {" "}
      <Badge tone="warning">{words}</Badge>
    </>
  );
}
