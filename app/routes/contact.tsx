import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Lightbulb, type LucideIcon, Pencil, QrCode, ShieldCheck } from "lucide-react";
import { CONTACT_TEXT, type ContactIcon } from "~/content/contact.server";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { buttonClass } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import about from "./about.module.css";
import styles from "./contact.module.css";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export function loader({ request, context }: LoaderFunctionArgs) {
  return { text: CONTACT_TEXT[localeOfRequest(request)], contactEmail: context.config.contactEmail };
}

const ICONS: Readonly<Record<ContactIcon, LucideIcon>> = {
  pencil: Pencil,
  "qr-code": QrCode,
  lightbulb: Lightbulb,
  "shield-check": ShieldCheck,
};

/** Reasons to write, and the address; without a configured one it says that there is none yet. */
export default function Contact() {
  const { text, contactEmail } = useLoaderData<typeof loader>();
  const { example } = useMessages(shellMessages).common;
  return (
    <div className={`reading-page ${styles.page}`}>
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <ul className={about.points}>
        {text.reasons.map(({ id, icon, title, text: advice }) => (
          <li key={id} className={about.point}>
            <Icon icon={ICONS[icon]} size="large" className={about.sign} />
            <div>
              <h2 className="size-l">{title}</h2>
              <p>{advice}</p>
            </div>
          </li>
        ))}
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
