import type { ReactNode } from "react";
import { chipClass, chipRowClass } from "./chip";
import { classNames } from "./class-names";
import styles from "./filter-chips.module.css";
import { QueryLink } from "./page-query";

interface ChipGroupProps {
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  /** For a long group, on a phone. */
  readonly scrolls?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Filters of one kind with their name. */
export function ChipGroup({
  label,
  labelHidden = false,
  scrolls = false,
  className,
  children,
}: ChipGroupProps) {
  return (
    // A group of links has no element of its own: `fieldset` groups the controls of a form, and a `nav` for each kind of
    // filter would be half a dozen landmarks on one page.
    // biome-ignore lint/a11y/useSemanticElements: neither element fits a group of links
    <div role="group" aria-label={label} className={classNames(styles.group, className)} data-print="hide">
      {labelHidden ? null : (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <div className={chipRowClass({ scrolls })}>{children}</div>
    </div>
  );
}

interface FilterChipProps {
  /** The query that the chip leads to, with its question mark. */
  readonly search: string;
  readonly chosen: boolean;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

/** A filter that is an address: it works without script, can be shared, and Back takes it off. */
export function FilterChip({ search, chosen, count, children }: FilterChipProps) {
  return (
    <QueryLink search={search} className={chipClass()} aria-current={chosen ? "true" : undefined}>
      {children}
      {count === undefined ? null : <small className={styles.count}>{count}</small>}
    </QueryLink>
  );
}
