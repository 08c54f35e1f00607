import type { ComponentType, SVGProps } from "react";
import { classNames } from "./class-names";
import styles from "./icon.module.css";

interface IconProps {
  /** A lucide icon imported by its name, so that only the icons in use are shipped. */
  icon: ComponentType<Pick<SVGProps<SVGSVGElement>, "className" | "aria-hidden">>;
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
      className={classNames(styles.icon, styles[size], inline && styles.inline, className)}
    />
  );
}
