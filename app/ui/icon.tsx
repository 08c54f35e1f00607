import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names";
import styles from "./icon.module.css";

interface IconProps {
  /** A lucide icon imported by its name, so that only the icons in use are shipped. */
  icon: LucideIcon;
  size?: "small" | "medium" | "large";
  /** Stands in a line of text instead of beside it. */
  inline?: boolean;
  className?: string;
}

/** A drawn sign beside words; it is never read aloud, so a control with nothing else needs a label. */
export function Icon({ icon: Drawing, size = "medium", inline, className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, styles[size], inline && styles.inline, className)}
    />
  );
}
