import type { Locale } from "~/addresses/languages";
import type { SignUpNotice } from "~/features/newsletter/core/sign-up-answer";
import {
  newsletterAnswers as en,
  type NewsletterAnswerMessages,
} from "~/i18n/messages/en/newsletter-answers";
import { newsletterAnswers as ptBr } from "~/i18n/messages/pt-br/newsletter-answers";
import type { Messages } from "~/i18n/translate";

const newsletterAnswerMessages: Messages<NewsletterAnswerMessages> = { en, "pt-br": ptBr };

/** What the visitor reads. */
export function signUpText(notice: SignUpNotice, locale: Locale): string {
  const { problems, answers } = newsletterAnswerMessages[locale];
  return notice.state === "invalid" ? problems[notice.reason] : answers[notice.state];
}
