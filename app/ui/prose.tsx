import type { HTMLAttributes } from "react";
import { classNames } from "./class-names";
import styles from "./prose.module.css";

/** Long text: written as children, or HTML that has been through the cleaner. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
