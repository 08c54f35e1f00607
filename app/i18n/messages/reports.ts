import type { ReportState } from "~/features/reports/core/reader-report";
import type { Messages } from "~/i18n/translate";

type Refusals = Readonly<Record<Exclude<ReportState, "accepted">, string>>;

const en = {
  about: "About the page",
  text: "What is wrong?",
  hint: "A source helps. No names of pupils, please: nobody asks who you are, so nobody can write back.",
  trap: "Leave this empty",
  check: "Bot check",
  send: "Send",
  thanksHeading: "Thank you",
  thanks: "The author reads every report and corrects what is wrong; every correction to the news is public.",
  missedThanks: "The author sees what readers looked for and did not find, and may add it.",
  back: "Back to the page",
  notSent: "This was not sent",
  noPage: "Open the page with the mistake, then follow “Report a mistake” at its foot.",
  refusals: {
    empty: "Write a few words about what is wrong.",
    "too-long": "That is longer than 1,000 characters. Please shorten it.",
    personal:
      "These words seem to hold an email address, a phone number or another number of a person, so the author does not get them.",
    limited: "Too many reports have come in. Please try again in an hour; your words are still here.",
    "check-failed": "The bot check did not pass. Please send it again; your words are still here.",
    "check-unavailable": "The bot check cannot be reached. Please try later; your words are still here.",
    "without-script":
      "Only a few reports can come in each hour without the bot check. Please try later; your words are still here.",
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
  missedThanks: "O autor vê o que os leitores procuraram e não encontraram, e pode incluir no site.",
  back: "Voltar à página",
  notSent: "O aviso não foi enviado",
  noPage: "Abra a página que tem o erro e use “Avisar de um erro” no fim dela.",
  refusals: {
    empty: "Escreva em poucas palavras o que está errado.",
    "too-long": "O texto passa de 1.000 caracteres. Encurte um pouco.",
    personal:
      "Parece haver um e-mail, um telefone ou outro número de alguém nessas palavras; por isso, o autor não recebe nada.",
    limited: "Chegaram avisos demais. Tente de novo em uma hora; o seu texto continua aqui.",
    "check-failed": "A verificação contra robôs não passou. Envie de novo; o seu texto continua aqui.",
    "check-unavailable":
      "A verificação contra robôs está fora do ar. Tente mais tarde; o seu texto continua aqui.",
    "without-script":
      "Sem a verificação contra robôs, só alguns avisos entram por hora. Tente mais tarde; o seu texto continua aqui.",
    failed: "Não deu certo. Tente mais tarde; o seu texto continua aqui.",
  },
};

export const reportsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
