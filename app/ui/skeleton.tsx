import { classNames } from "./class-names";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** The size of the content to come. */
  shape: "line" | "card";
  count: number;
}

/** Keeps the place of something on its way. The element around it carries `aria-busy`. */
export function Skeleton({ shape, count }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
      key={index}
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
    />
  ));
}
