import type { LucideIcon } from "lucide-react";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";
import { ClipboardCheck, Languages, Printer, QrCode, ShieldCheck, Wallet } from "~/ui/sprite-icons";
import styles from "./home.module.css";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  "clipboard-check": ClipboardCheck,
  "shield-check": ShieldCheck,
  wallet: Wallet,
  languages: Languages,
  "qr-code": QrCode,
  printer: Printer,
};

interface Benefit {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

/** The benefit cards of the home page. */
export function Benefits({ title, cards }: { title: string; cards: readonly Benefit[] }) {
  return (
    <section className={styles.benefits}>
      <div className="page section">
        <SectionHeading heading={title} />
        <div className={`full-rows ${styles.threes}`}>
          {cards.map((card) => {
            const icon = ICONS[card.icon];
            return (
              <Card
                key={card.id}
                eyebrow={
                  icon === undefined ? null : <Icon icon={icon} size="large" className={styles.sign} />
                }
                heading={card.title}
              >
                <p>{card.text}</p>
              </Card>
            );
          })}
        </div>
      </div>
    </section>
  );
}
