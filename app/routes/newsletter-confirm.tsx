// Mail scanners open links, so reading this page changes nothing. Only the POST of its button confirms.
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { OneButtonPage } from "~/features/newsletter/ui/one-button-page";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { linkAnswer, tokenOf } from "~/page-parts/newsletter-link.server";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";

export const meta: MetaFunction = (args) => metaOfPage(args);

export async function action({ request, context }: ActionFunctionArgs) {
  return linkAnswer(await context.newsletter.confirm(tokenOf(request)));
}

export default function NewsletterConfirm() {
  const { confirm } = useMessages(newsletterPagesMessages);
  const { digest } = useMessages(pagesMessages);
  const locale = useLocale();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  return (
    <OneButtonPage pageId="newsletter-confirm" text={confirm} outcome={outcome}>
      {outcome === "done" ? (
        <Prose>
          <ul>
            <li>
              <Link to={pathOf("book-resources", locale)}>{confirm.prompts}</Link>
            </li>
            <li>
              <Link to={pathOf("digest", locale)}>{digest.title}</Link>
            </li>
          </ul>
        </Prose>
      ) : null}
      {outcome === "unknown" ? (
        <p>
          <Link to={pathOf("newsletter", locale)}>{confirm.again}</Link>
        </p>
      ) : null}
    </OneButtonPage>
  );
}
