// A link in every mail leads here. The page shows what is held about the reader, and can delete it.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OneButtonPage } from "~/features/newsletter/ui/one-button-page";
import { RecordFacts } from "~/features/newsletter/ui/record-facts";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { useMessages } from "~/i18n/translate";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { linkAnswer, tokenOf } from "~/page-parts/newsletter-link.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await context.newsletter.findRecord(tokenOf(request));
  if (!found.ok) return data({ record: null, outcome: "failed" as const }, 503);
  const record = found.value;
  return data({ record, outcome: record === null ? ("unknown" as const) : null });
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

export async function action({ request, context }: ActionFunctionArgs) {
  return linkAnswer(await context.newsletter.deleteRecord(tokenOf(request)));
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
