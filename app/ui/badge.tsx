import type { HTMLAttributes } from "react";
import styles from "./badge.module.css";
import type { CategoryHue } from "./card";
import { classNames } from "./class-names";

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: "neutral" | "category" | "success" | "warning" | "danger";
  /** Names the hue of `tone="category"`; without it the hue of the card around it holds. */
  category?: CategoryHue;
  /** The day from which on it is hidden, or shown (app/ui/freshness-badge.tsx). */
  "data-stale-after"?: string;
}

/** A short fact about a thing. It says in words what its colour says. */
export function Badge({ tone, category, className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={classNames(
        styles.badge,
        tone === "category" ? styles.category : tone !== "neutral" && tone,
        className,
      )}
      data-category={category}
      {...rest}
    >
      {children}
    </span>
  );
}
