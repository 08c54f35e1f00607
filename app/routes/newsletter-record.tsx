// A link in every mail leads here. The page shows what is held about the reader, and can delete it.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LANGUAGES } from "~/addresses/languages";
import type { SubscriberRecord } from "~/features/newsletter/core/subscriber-record";
import { OneButtonPage } from "~/features/newsletter/ui/one-button-page";
import { formatWholeDate } from "~/i18n/format-month";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { dayInZone } from "~/lib/day-in-zone";
import { linkAnswer, toToken } from "~/page-parts/newsletter-link.server";
import styles from "./record-facts.module.css";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await context.newsletter.findRecord(toToken(request));
  if (!found.ok) return data({ record: null, outcome: "failed" as const }, 503);
  const record = found.value;
  return data({ record, outcome: record === null ? ("unknown" as const) : null });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return linkAnswer(await context.newsletter.deleteRecord(toToken(request)));
}

export default function NewsletterRecord() {
  const { record: text } = useMessages(newsletterPagesMessages);
  const { record, outcome } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>()?.outcome ?? outcome;
  return (
    <OneButtonPage pageId="newsletter-record" text={text} outcome={answer}>
      {record === null || answer !== null ? null : (
        <>
          <RecordFacts record={record} />
          <p>{text.deleteText}</p>
        </>
      )}
    </OneButtonPage>
  );
}

/** Everything that is stored with an address. */
function RecordFacts({ record }: { readonly record: SubscriberRecord }) {
  const { record: text, languages } = useMessages(newsletterPagesMessages);
  const locale = useLocale();
  const toDay = (moment: string) =>
    formatWholeDate(dayInZone(new Date(moment), LANGUAGES[locale].timeZone), locale);
  const facts = [
    [text.address, record.address],
    [text.language, languages[record.locale]],
    [text.state, text.states[record.state]],
    [text.since, toDay(record.since)],
    [text.confirmationMails, String(record.confirmationMails)],
    ...(record.lastConfirmationAt === null
      ? []
      : [[text.lastConfirmation, toDay(record.lastConfirmationAt)]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </dl>
  );
}
