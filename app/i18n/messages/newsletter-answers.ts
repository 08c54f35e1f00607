import { type PageLanguage, textIn } from "~/addresses/languages";
import type { EmailAddressProblem } from "~/features/mail/core/email-address";
import type { SignUpNotice, SignUpState } from "~/features/newsletter/core/sign-up-answer";
import type { Messages } from "~/i18n/translate";

/** Answers of the server to a sign-up, in the form or on the answer page. */
const en = {
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

const ptBr: typeof en = {
  problems: {
    empty: "Por favor, informe seu e-mail.",
    "line-break": "Informe o e-mail em uma linha só.",
    "several-addresses": "Informe um endereço só.",
    "display-name": "Informe só o endereço, sem o nome: nome@escola.com.br.",
    "missing-at": "Falta o @. O e-mail deve ser como nome@escola.com.br.",
    "local-part": "A parte antes do @ não é válida. Confira, por favor.",
    "local-part-not-ascii":
      "A parte antes do @ só pode ter letras sem acento. Ainda não conseguimos enviar para outros endereços.",
    domain: "A parte depois do @ não é válida. Ela deveria ser algo como escola.com.br. Confira, por favor.",
    "too-long": "Este endereço é longo demais para existir. Confira, por favor.",
  },
  answers: {
    accepted:
      "Quase lá. Se o endereço estiver certo, um e-mail com um botão de confirmação está a caminho. Não chegou em alguns minutos? Veja na pasta de spam. Se você já tem inscrição, ou pediu nas últimas 24 horas ou três vezes no último ano, não vai receber outro.",
    "too-fast":
      "Foi muito rápido. Clique em Inscrever-se mais uma vez, para sabermos que você não é um robô.",
    "check-failed": "Espere a verificação contra robôs terminar e clique em Inscrever-se de novo.",
    "check-unavailable":
      "A verificação contra robôs está fora do ar, por isso não pudemos aceitar o endereço. Tente de novo mais tarde.",
    limited: "Recebemos muitas inscrições da sua rede. Tente de novo mais tarde, em no máximo uma hora.",
    "without-script":
      "A verificação contra robôs precisa de JavaScript. Sem ele, só podemos aceitar dez inscrições por hora, e as desta hora já foram feitas. Tente de novo em no máximo uma hora, ou ative o JavaScript.",
    "try-later":
      "Há tanta gente se inscrevendo que precisamos fazer uma pausa. Tente de novo mais tarde, em no máximo uma hora.",
    failed: "Algo deu errado. Tente de novo mais tarde.",
  },
};

const newsletterAnswerMessages: Messages<typeof en> = { en, "pt-br": ptBr };

/** Text of a notice, for the visitor. */
export function signUpText(notice: SignUpNotice, language: PageLanguage): string {
  const { problems, answers } = textIn(newsletterAnswerMessages, language);
  return notice.state === "invalid" ? problems[notice.reason] : answers[notice.state];
}
