import { ExternalLink } from "./external-link";
import styles from "./law-line.module.css";

interface LawLineNoteProps {
  readonly ruleId: string;
  readonly lead: string;
  readonly text: string;
  readonly basis: string;
  readonly address: string | null;
  readonly newTabLabel: string;
}

/** One rule in one line: what to do, then its name, state and month. */
export function LawLineNote({ ruleId, lead, text, basis, address, newTabLabel }: LawLineNoteProps) {
  return (
    <p className={styles.line} data-rule={ruleId}>
      <strong>{lead}:</strong> {text}{" "}
      <small>
        {address === null ? (
          basis
        ) : (
          <ExternalLink href={address} newTabLabel={newTabLabel} withoutArrow>
            {basis}
          </ExternalLink>
        )}
      </small>
    </p>
  );
}
