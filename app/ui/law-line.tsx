import { LinkWhereKnown } from "./external-link";
import styles from "./law-line.module.css";
import { Link } from "./navigation";

interface LawLineNoteProps {
  readonly ruleId: string;
  readonly lead: string;
  readonly text: string;
  readonly basis: string;
  readonly address: string | null;
  readonly newTabLabel: string;
  /** The row of the rule on the page of all rules. */
  readonly rowPath: string;
  readonly rowLabel: string;
}

/** One rule in one line: its advice, then name, state and month, and the link to the whole rule. */
export function LawLineNote({
  ruleId,
  lead,
  text,
  basis,
  address,
  newTabLabel,
  rowPath,
  rowLabel,
}: LawLineNoteProps) {
  return (
    <p className={styles.line} data-rule={ruleId}>
      <strong>{lead}:</strong> {text}{" "}
      <small>
        <LinkWhereKnown href={address} newTabLabel={newTabLabel} withoutArrow>
          {basis}
        </LinkWhereKnown>
        {"; "}
        <Link to={rowPath}>{rowLabel}</Link>
      </small>
    </p>
  );
}
