// The link of a mail leads here. The button unsubscribes, reading the page does not. The mail program's own one-click
// POST goes to workers/http/newsletter-api.ts.
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { OneButtonPage } from "~/features/newsletter/ui/one-button-page";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { useMessages } from "~/i18n/translate";
import { linkAnswer, toToken } from "~/page-parts/newsletter-link.server";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function action({ request, context }: ActionFunctionArgs) {
  return linkAnswer(await context.newsletter.unsubscribe(toToken(request)));
}

export default function NewsletterUnsubscribe() {
  const { unsubscribe } = useMessages(newsletterPagesMessages);
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  return <OneButtonPage pageId="newsletter-unsubscribe" text={unsubscribe} outcome={outcome} />;
}
