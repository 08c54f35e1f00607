import type { ButtonHTMLAttributes } from "react";
import styles from "./chip.module.css";
import { classNames } from "./class-names";

/** The class of a chip, for links. The chosen one carries `aria-current` or `aria-pressed`. */
export function chipClass(className?: string) {
  return classNames(styles.chip, className);
}

/**
 * The class of a row of chips. A long one may scroll sideways on a phone instead of taking several lines, so that the
 * list below it comes into sight.
 */
export function chipRowClass({
  scrolls = false,
  className,
}: {
  scrolls?: boolean | undefined;
  className?: string | undefined;
} = {}) {
  return classNames(styles.row, scrolls && styles.scrolls, className);
}

/** A filter that is switched on and off; set `aria-pressed`. */
export function Chip({ className, type = "button", ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={chipClass(className)} {...rest} />;
}
