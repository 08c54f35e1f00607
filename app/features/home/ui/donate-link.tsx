import { Heart } from "lucide-react";
import styles from "~/features/home/ui/home.module.css";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

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
