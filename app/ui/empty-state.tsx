import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Icon } from "./icon";

interface EmptyStateProps {
  icon?: LucideIcon;
  heading: ReactNode;
  level?: 2 | 3 | 4;
  /** The advice on the next step. */
  children: ReactNode;
  actions?: ReactNode;
}

/** Stands where a list would stand and says what to do next. */
export function EmptyState({ icon, heading, level = 3, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {icon ? <Icon icon={icon} size="large" className="muted" /> : null}
      <Heading className="size-l">{heading}</Heading>
      <div className="muted reading">{children}</div>
      {actions ? <div className="cluster">{actions}</div> : null}
    </div>
  );
}
