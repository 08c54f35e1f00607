// Mail scanners open links, so reading this page changes nothing. Only the POST of its button confirms.
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { recordPath, unsubscribePath } from "~/features/newsletter/core/newsletter-links";
import { toRecordToken } from "~/features/newsletter/core/token";
import { OneButtonPage } from "~/features/newsletter/ui/one-button-page";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { linkAnswer, toToken } from "~/page-parts/newsletter-link.server";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function action({ request, context }: ActionFunctionArgs) {
  const token = toToken(request);
  return linkAnswer(await context.newsletter.confirm(token), await toRecordToken(token));
}

export default function NewsletterConfirm() {
  const { confirm } = useMessages(newsletterPagesMessages);
  const { digest } = useMessages(pagesMessages);
  const locale = useLocale();
  const { outcome, recordToken } = useActionData<typeof action>() ?? { outcome: null, recordToken: null };
  return (
    <OneButtonPage pageId="newsletter-confirm" text={confirm} outcome={outcome}>
      {recordToken === null ? null : (
        <>
          <Prose>
            <ul>
              <li>
                <Link to={toPath("book-resources", locale)}>{confirm.prompts}</Link>
              </li>
              <li>
                <Link to={toPath("digest", locale)}>{digest.title}</Link>
              </li>
            </ul>
          </Prose>
          <p className="cluster">
            <Link to={unsubscribePath(locale, recordToken)}>{confirm.leave}</Link>
            <Link to={recordPath(locale, recordToken)}>{confirm.record}</Link>
          </p>
        </>
      )}
      {outcome === "unknown" ? (
        <p>
          <Link to={toPath("newsletter", locale)}>{confirm.again}</Link>
        </p>
      ) : null}
    </OneButtonPage>
  );
}
