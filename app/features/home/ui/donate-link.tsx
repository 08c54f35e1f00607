import { Heart } from "lucide-react";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import styles from "./home.module.css";

/** The floating link to the donation section of the same page. */
export function DonateLink({ label }: { label: string }) {
  return (
    <a
      href="#donate"
      className={buttonClass({ variant: "brand", className: styles.donate })}
      data-print="hide"
    >
      <Icon icon={Heart} />
      {label}
    </a>
  );
}
