import { type ReactNode, useId } from "react";
import { type ResourceQuery, toSearch } from "~/features/catalogue/core/resource-query";
import { chipClass, chipRowClass } from "~/ui/chip";
import { QueryLink } from "~/ui/page-query";
import styles from "./filter-chip.module.css";

interface ChipGroupProps {
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  /** For a long group, on a phone. */
  readonly scrolls?: boolean | undefined;
  readonly children: ReactNode;
}

/** Filters of one kind with their name. */
export function ChipGroup({ label, labelHidden, scrolls, children }: ChipGroupProps) {
  const id = useId();
  return (
    // A group of links has no element of its own: `fieldset` groups the controls of a form, and a `nav` for each kind of
    // filter would be half a dozen landmarks on one page.
    // biome-ignore lint/a11y/useSemanticElements: neither element fits a group of links
    <div
      role="group"
      aria-labelledby={id}
      className={chipRowClass({ scrolls, className: styles.group })}
      data-print="hide"
    >
      <p id={id} className={labelHidden ? "visually-hidden" : styles.label}>
        {label}
      </p>
      {children}
    </div>
  );
}

interface FilterChipProps {
  /** The query the chip leads to. */
  readonly to: ResourceQuery;
  readonly chosen: boolean;
  readonly count?: number;
  readonly children: ReactNode;
}

/** A filter that is an address: it works without script, can be shared, and Back takes it off. */
export function FilterChip({ to, chosen, count, children }: FilterChipProps) {
  return (
    <QueryLink search={toSearch(to)} className={chipClass()} aria-current={chosen ? "true" : undefined}>
      {children}
      {count === undefined ? null : <small className={styles.count}>{count}</small>}
    </QueryLink>
  );
}
