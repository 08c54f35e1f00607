import type { MailTexts } from "~/features/newsletter/core/mail-texts";
import type { Messages } from "~/i18n/translate";
import { fillTexts } from "~/lib/fill-texts";

/** The words of the mails; pages have their own. */
const en: MailTexts = {
  siteName: "AI Teacher Pro",
  sentBy: (name) => `Sent by ${name}.`,
  confirmation: {
    subject: "Confirm your newsletter subscription",
    introduction:
      "Someone, most likely you, asked for our weekly newsletter to be sent to this address. Please confirm that you want it.",
    button: "Confirm my subscription",
    validity: (days) =>
      `The link opens a page with one button. Nothing happens until you press it. The link works for ${days} days.`,
    copyLink: "If the button does not open, paste this address into your browser:",
    notYou: (days) =>
      `Not you? Then do nothing. Without a confirmation we send no newsletter, and we delete this address after ${days} days. If you never want to be asked again, this link opens a page with a button for that:`,
    refuse: "Do not ask me again",
    footer: "You get this email because this address was entered on our site.",
  },
  welcome: {
    subject: "You are in: AI for teachers, every Monday",
    introduction:
      "Thank you for confirming. The first issue comes on a Monday; in a week without good news there is none. Until then, two places to begin:",
    lessons: "Lessons from the book: a prompt, the steps in class and what to check",
    prompts: "Prompts to copy, by task and by the minutes you have",
    footer: "You get this email once, because you have just confirmed your subscription.",
  },
  digest: {
    subject: (firstTitle) => `AI for teachers: ${firstTitle}`,
    title: (dates) => `AI for teachers, ${dates}`,
    introduction: "The week in AI, and what it may mean for your class. Two minutes.",
    newsHeading: "News",
    classLabel: "In class:",
    itemsHeading: "New or changed in our lists",
    promptHeading: "A prompt to try",
    promptLink: "Steps and what to check",
    webVersion: "Read or print this issue on the site",
    footer: "You get this email on Mondays because you confirmed your subscription.",
  },
  links: {
    unsubscribe: "Unsubscribe",
    record: "What we hold about you",
  },
};

const ptBr: MailTexts = {
  siteName: "AI Teacher Pro",
  sentBy: (name) => `Enviado por ${name}.`,
  confirmation: {
    subject: "Confirme sua inscrição na newsletter",
    introduction:
      "Alguém, provavelmente você, pediu que nossa newsletter semanal fosse enviada para este endereço. Confirme que você quer recebê-la.",
    button: "Confirmar minha inscrição",
    validity: (days) =>
      `O link abre uma página com um botão. Nada acontece até você clicar nele. O link vale por ${days} dias.`,
    copyLink: "Se o botão não abrir, copie e cole este endereço no navegador:",
    notYou: (days) =>
      `Não foi você? Então não faça nada. Sem confirmação não enviamos a newsletter, e apagamos este endereço depois de ${days} dias. Se você não quer mais receber este pedido, este link abre uma página com um botão para isso:`,
    refuse: "Não me peçam de novo",
    footer: "Você recebe este e-mail porque este endereço foi digitado no nosso site.",
  },
  welcome: {
    subject: "Inscrição confirmada: IA para professores, toda segunda",
    introduction:
      "Sua inscrição está confirmada. A primeira edição chega em uma segunda-feira; em semana sem notícia boa, não há edição. Enquanto isso, comece por aqui:",
    lessons: "Aulas do livro: um prompt, o passo a passo e o que conferir",
    prompts: "Prompts para copiar, por tarefa e pelos minutos que você tem",
    footer: "Você recebe este e-mail uma única vez, porque acabou de confirmar sua inscrição.",
  },
  digest: {
    subject: (firstTitle) => `IA para professores: ${firstTitle}`,
    title: (dates) => `IA para professores, ${dates}`,
    introduction: "A semana da IA e o que ela pode significar para a sua turma. Dois minutos.",
    newsHeading: "Notícias",
    classLabel: "Na aula:",
    itemsHeading: "Novo ou alterado nas nossas listas",
    promptHeading: "Um prompt para testar",
    promptLink: "Passos e o que conferir",
    webVersion: "Ler ou imprimir esta edição no site",
    footer: "Você recebe este e-mail às segundas-feiras porque confirmou sua inscrição.",
  },
  links: {
    unsubscribe: "Cancelar inscrição",
    record: "O que guardamos sobre você",
  },
};

export const mailMessages: Messages<MailTexts> = fillTexts({ en, "pt-br": ptBr });
