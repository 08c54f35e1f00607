import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { Icon } from "./icon";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  /** Of the button. */
  readonly label: string;
  /** The field. */
  readonly children: ReactNode;
}

/** A search field with the button that submits its form: beside it with words, on a phone in it as a sign. */
export function SearchBox({ label, children }: SearchBoxProps) {
  return (
    <div className={styles.box}>
      {children}
      <Button type="submit">
        <Icon icon={Search} />
        <span>{label}</span>
      </Button>
    </div>
  );
}
