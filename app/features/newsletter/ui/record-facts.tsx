import type { SubscriberRecord } from "~/features/newsletter/core/subscriber-record";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { useLocale, useMessages } from "~/i18n/translate";
import styles from "./record-facts.module.css";

/** Dates in British order for English, as in the rest of the site's prose; UTC, as they are stored. */
const DATE_TAG = { en: "en-GB", "pt-br": "pt-BR" } as const;

/** Everything that is stored with an address. */
export function RecordFacts({ record }: { readonly record: SubscriberRecord }) {
  const { record: text, languages } = useMessages(newsletterPagesMessages);
  const format = new Intl.DateTimeFormat(DATE_TAG[useLocale()], { dateStyle: "long", timeZone: "UTC" });
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
