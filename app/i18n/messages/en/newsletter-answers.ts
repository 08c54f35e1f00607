import type { EmailAddressProblem } from "~/features/mail/core/email-address";
import type { SignUpState } from "~/features/newsletter/core/sign-up-answer";

/** What the server answers to a sign-up, in the form or on the answer page. */
export const newsletterAnswers = {
  problems: {
    empty: "Please enter your email address.",
    "line-break": "Please enter the address on one line.",
    "several-addresses": "Please enter one address only.",
    "display-name": "Please enter the address alone, without a name: name@school.org.",
    "missing-at": "The @ is missing. An address looks like name@school.org.",
    "local-part": "The part before the @ is not valid. Please check it.",
    "local-part-not-ascii":
      "The part before the @ may only have unaccented letters. We cannot send to other addresses yet.",
    domain: "The part after the @ is not valid. It should look like school.org. Please check it.",
    "too-long": "This address is too long to be real. Please check it.",
  } satisfies Record<EmailAddressProblem, string>,
  answers: {
    accepted:
      "Almost done. If the address is right, an email with a confirmation button is on its way. Nothing after a few minutes? Please look in the spam folder. If you are already subscribed, or asked in the last 24 hours or three times in the last year, you will not get another one.",
    "too-fast": "That was very quick. Please press Subscribe once more, so that we know you are not a robot.",
    "check-failed": "Please wait for the robot check to finish, then press Subscribe again.",
    "check-unavailable":
      "The robot check cannot be reached, so we could not accept the address. Please try again later.",
    limited: "Too many sign-ups have come from your network. Please try again in an hour.",
    "without-script":
      "The robot check needs JavaScript. Without it we can take only ten sign-ups an hour, and those of this hour are taken. Please try again in an hour, or switch JavaScript on.",
    "try-later": "So many people are signing up that we have to pause. Please try again in an hour.",
    failed: "Something went wrong. Please try again later.",
  } satisfies Record<Exclude<SignUpState, "invalid">, string>,
};

export type NewsletterAnswerMessages = typeof newsletterAnswers;
