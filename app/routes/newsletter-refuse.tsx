// The link of a confirmation mail that its reader never asked for. The button stops further ones, reading does not.
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { OneButtonPage } from "~/features/newsletter/ui/one-button-page";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { useMessages } from "~/i18n/translate";
import { linkAnswer, toToken } from "~/page-parts/newsletter-link.server";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function action({ request, context }: ActionFunctionArgs) {
  return linkAnswer(await context.newsletter.refuse(toToken(request)));
}

export default function NewsletterRefuse() {
  const { refuse } = useMessages(newsletterPagesMessages);
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  return <OneButtonPage pageId="newsletter-refuse" text={refuse} outcome={outcome} />;
}
