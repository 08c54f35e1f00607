import type { ReactNode } from "react";
import styles from "./badge.module.css";
import type { CategoryHue } from "./card";
import { classNames } from "./class-names";

interface BadgeProps {
  tone?: "neutral" | "category" | "success" | "warning" | "danger";
  /** Names the hue of `tone="category"`; without it the hue of the card around it holds. */
  category?: CategoryHue;
  className?: string;
  children: ReactNode;
}

/** A short fact about a thing. It says in words what its colour says. */
export function Badge({ tone = "neutral", category, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)} data-category={category}>
      {children}
    </span>
  );
}
