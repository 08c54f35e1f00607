// The sign-up form on a page of its own, and the answer to a form sent without a script.
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ANSWER_STATUS, parseSignUpNotice } from "~/features/newsletter/core/sign-up-answer";
import InlineNewsletterForm from "~/features/newsletter/ui/inline-newsletter-form.island";
import { NewsletterPage } from "~/features/newsletter/ui/newsletter-page";
import { signUpText } from "~/i18n/messages/newsletter-answers";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const notice = parseSignUpNotice(searchParams.get("state"), searchParams.get("reason"));
  const answer =
    notice === null
      ? null
      : { isAccepted: notice.state === "accepted", text: signUpText(notice, localeOfRequest(request)) };
  const turnstileSiteKey = context.config.turnstile?.siteKey ?? null;
  return data({ answer, turnstileSiteKey }, { status: notice === null ? 200 : ANSWER_STATUS[notice.state] });
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

export default function Newsletter() {
  const { answer, turnstileSiteKey } = useLoaderData<typeof loader>();
  return (
    <NewsletterPage
      answer={answer}
      turnstileSiteKey={turnstileSiteKey}
      form={<Island name="inline-newsletter-form" of={InlineNewsletterForm} props={{ turnstileSiteKey }} />}
    />
  );
}
