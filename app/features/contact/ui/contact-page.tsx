import { Lightbulb, type LucideIcon, Pencil, QrCode, ShieldCheck } from "lucide-react";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import styles from "./contact.module.css";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  pencil: Pencil,
  "qr-code": QrCode,
  lightbulb: Lightbulb,
  "shield-check": ShieldCheck,
};

interface ContactPageProps {
  readonly text: {
    readonly title: string;
    readonly intro: string;
    readonly reasons: readonly { id: string; icon: string; title: string; text: string }[];
    readonly write: string;
    readonly subject: string;
    readonly noAddress: string;
    readonly privacyNote: string;
  };
  /** null while CONTACT_EMAIL is not configured. */
  readonly contactEmail: string | null;
}

/** What to write about and how; without a configured address it says that there is none yet. */
export function ContactPage({ text, contactEmail }: ContactPageProps) {
  const { example } = useMessages(shellMessages).common;
  return (
    <div className={`reading-page ${styles.page}`}>
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <ul className={styles.reasons}>
        {text.reasons.map(({ id, icon, title, text: advice }) => {
          const drawing = ICONS[icon];
          return (
            <li key={id} className={styles.reason}>
              {drawing === undefined ? null : <Icon icon={drawing} size="large" className={styles.sign} />}
              <div>
                <h2 className={styles.title}>{title}</h2>
                <p>{advice}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {contactEmail === null ? (
        <p className={styles.address}>{text.noAddress}</p>
      ) : (
        <>
          <p className={styles.address}>
            <a
              href={`mailto:${contactEmail}?subject=${encodeURIComponent(text.subject)}`}
              className={buttonClass({ variant: "action" })}
            >
              {text.write}
            </a>
            <span>{contactEmail}</span>
            <ExampleMark value={contactEmail} label={example} />
          </p>
          <p className="muted">{text.privacyNote}</p>
        </>
      )}
    </div>
  );
}
