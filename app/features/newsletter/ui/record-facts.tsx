import { LANGUAGES } from "~/addresses/languages";
import type { SubscriberRecord } from "~/features/newsletter/core/subscriber-record";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { useLocale, useMessages } from "~/i18n/translate";
import styles from "./record-facts.module.css";

/** Everything that is stored with an address. */
export function RecordFacts({ record }: { readonly record: SubscriberRecord }) {
  const { record: text, languages } = useMessages(newsletterPagesMessages);
  const { formats, timeZone } = LANGUAGES[useLocale()];
  const format = new Intl.DateTimeFormat(formats, { dateStyle: "long", timeZone });
  const facts = [
    [text.address, record.address],
    [text.language, languages[record.locale]],
    [text.state, text.states[record.state]],
    [text.since, format.format(new Date(record.since))],
    [text.confirmationMails, String(record.confirmationMails)],
    ...(record.lastConfirmationAt === null
      ? []
      : [[text.lastConfirmation, format.format(new Date(record.lastConfirmationAt))]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </dl>
  );
}
