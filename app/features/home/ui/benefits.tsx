import {
  ClipboardCheck,
  Languages,
  type LucideIcon,
  Printer,
  QrCode,
  ShieldCheck,
  Wallet,
} from "lucide-react";
import type { Benefit, BenefitIcon } from "~/features/home/core/benefit";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";
import styles from "./home.module.css";

const ICONS: Readonly<Record<BenefitIcon, LucideIcon>> = {
  "clipboard-check": ClipboardCheck,
  "shield-check": ShieldCheck,
  wallet: Wallet,
  languages: Languages,
  "qr-code": QrCode,
  printer: Printer,
};

/** The benefit cards of the home page. */
export function Benefits({ title, cards }: { title: string; cards: readonly Benefit[] }) {
  return (
    <section className={styles.benefits}>
      <div className="page section">
        <SectionHeading heading={title} />
        <div className={`full-rows ${styles.threes}`}>
          {cards.map(({ id, icon, title: heading, text }) => (
            <Card
              key={id}
              eyebrow={<Icon icon={ICONS[icon]} size="large" className={styles.sign} />}
              heading={heading}
            >
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </div>
    </section>
  );
}
