import type { ReportState } from "~/features/reports/core/reader-report";
import type { Messages } from "~/i18n/translate";

type Refusals = Readonly<Record<Exclude<ReportState, "thanks">, string>>;

const en = {
  about: "About the page",
  text: "What is wrong?",
  hint: "A source helps. No names of pupils, please: nobody asks who you are, so nobody can write back.",
  trap: "Leave this empty",
  check: "Bot check",
  send: "Send",
  thanksHeading: "Thank you",
  thanks: "The author reads every report and corrects what is wrong; every correction to the news is public.",
  back: "Back to the page",
  noPage: "Open the page with the mistake, then follow “Report a mistake” at its foot.",
  refusals: {
    empty: "Write a few words about what is wrong.",
    "too-long": "That is longer than 1,000 characters. Please shorten it.",
    limited: "Too many reports have come in. Please try again in an hour; your words are still here.",
    "check-failed": "The bot check did not pass. Please send it again; your words are still here.",
    "check-unavailable": "The bot check cannot be reached. Please try later; your words are still here.",
    "without-script":
      "Without JavaScript only a few reports can come in each hour. Please try later; your words are still here.",
    failed: "That did not work. Please try later; your words are still here.",
  } satisfies Refusals,
};

const ptBr: typeof en = {
  about: "Sobre a página",
  text: "O que está errado?",
  hint: "Se puder, diga a fonte. Não escreva nomes de alunos. Não perguntamos quem você é; por isso, não há como responder.",
  trap: "Deixe em branco",
  check: "Verificação contra robôs",
  send: "Enviar",
  thanksHeading: "Aviso recebido",
  thanks:
    "O autor lê todos os avisos. O que estiver errado é corrigido, e nas notícias a correção é pública.",
  back: "Voltar à página",
  noPage: "Abra a página que tem o erro e use “Avisar de um erro” no fim dela.",
  refusals: {
    empty: "Escreva em poucas palavras o que está errado.",
    "too-long": "O texto passa de 1.000 caracteres. Encurte um pouco.",
    limited: "Chegaram avisos demais. Tente de novo em uma hora; o seu texto continua aqui.",
    "check-failed": "A verificação contra robôs não passou. Envie de novo; o seu texto continua aqui.",
    "check-unavailable":
      "A verificação contra robôs está fora do ar. Tente mais tarde; o seu texto continua aqui.",
    "without-script":
      "Sem JavaScript, só alguns avisos entram por hora. Tente mais tarde; o seu texto continua aqui.",
    failed: "Não deu certo. Tente mais tarde; o seu texto continua aqui.",
  },
};

export const reportsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
