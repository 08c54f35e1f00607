import type { AmountProblem } from "~/features/donations/core/amount";
import type { Messages } from "~/i18n/translate";

const problems: Readonly<Record<AmountProblem, string>> = {
  empty: "Type an amount.",
  "not-a-number": "Type the amount in figures, for example 12.50.",
  "too-precise": "Use at most two decimals, for example 12.50.",
  "too-small": "The smallest amount is R$0.01.",
  "too-large": "The largest amount is R$999,999.99.",
};

/** The donation block. */
const en = {
  title: "Support Our Educational Mission",
  lead: "Everything here is free. If it saves you time, you can help to keep it going. Amounts are in Brazilian reais (R$).",
  notOpen: "Donations are not open yet: we have not set up a way to give. Thank you for thinking of it.",
  popular: "Popular",
  writeInstead: "Write to us",
  noCard: "This amount cannot be paid by card yet.",
  mailSubject: (amount: string) => `Donation of ${amount}`,
  secured: "Secured by a card payment provider",
  bank: {
    title: "Bank transfer (Pix)",
    text: "Instant, no fees, any amount. For accounts in Brazil.",
    open: "Show the Pix code",
    /** By what the visitor can use instead. */
    off: {
      card: "Pix is not set up yet. The amounts here can be given by card.",
      contact: "Pix is not set up yet. Write to us and we will find a way.",
      none: "Pix is not set up yet.",
    },
    mailSubject: "Donation by bank transfer",
  },
  /** Unfolds the larger amounts. */
  otherAmount: "Other amounts by card",
  howItHelps: "How it helps",
  transparency: "What you should know",
  costs: "What the site costs",
  /** Leads from the part of a page to the page of its own. */
  rest: "All amounts, and what you should know",
  pix: {
    chooseAmount: "Amount",
    anyAmount: "Any",
    otherAmount: "Another amount in R$",
    otherHint: "Leave it empty to type the amount in your bank's app.",
    update: "Update the code",
    problems,
    codeAlt: "Pix QR code",
    codeForAny: "Any amount",
    loading: "Loading the code...",
    failed:
      "The Pix code could not be loaded. Check your connection and try again, or open the donation page.",
    retry: "Try again",
    openPage: "Open the donation page",
    waiting: "The code appears when the amount is complete.",
    bankShows: "Your bank will show",
    exampleCode: "A made-up key for this local copy: a payment would reach nobody.",
    checkName: "Read this name in your bank's app before you confirm.",
    copyText: "Pix copy and paste",
    showCode: "Show the QR code",
    copy: "Copy the Pix text",
    copied: "Copied",
    copyThanks: "Copied. Paste it into your bank's app under Pix copy and paste. Thank you: it helps.",
  },
  note: {
    title: "Send a note",
    intro: "If you like, write a few words. They open in your email program, and you send them from there.",
    name: "Your name (optional)",
    message: "Message",
    send: "Send by email",
    subject: "A note with my donation",
  },
};

const ptBr: typeof en = {
  title: "Apoie Nossa Missão Educacional",
  lead: "Tudo aqui é gratuito. Se o site poupa o seu tempo, você pode ajudar a manter tudo no ar.",
  notOpen:
    "As doações ainda não estão abertas: nenhuma forma de doar foi configurada. Agradecemos a intenção.",
  popular: "Popular",
  writeInstead: "Escreva para nós",
  noCard: "Este valor ainda não pode ser pago com cartão.",
  mailSubject: (amount: string) => `Doação de ${amount}`,
  secured: "Pagamento protegido por um provedor de cartões",
  bank: {
    title: "Transferência bancária (Pix)",
    text: "Na hora, sem tarifas, qualquer valor.",
    open: "Ver o código Pix",
    off: {
      card: "O Pix ainda não foi configurado. Os valores acima podem ser doados com cartão.",
      contact: "O Pix ainda não foi configurado. Escreva para nós e combinamos outra forma.",
      none: "O Pix ainda não foi configurado.",
    },
    mailSubject: "Doação por transferência",
  },
  otherAmount: "Outros valores no cartão",
  howItHelps: "Como ajuda",
  transparency: "Bom saber antes",
  costs: "Quanto custa o site",
  /** Leads from the part of a page to the page of its own. */
  rest: "Todos os valores e o que saber antes",
  pix: {
    chooseAmount: "Valor",
    anyAmount: "Livre",
    otherAmount: "Outro valor em R$",
    otherHint: "Deixe em branco para digitar o valor no app do banco.",
    update: "Atualizar o código",
    problems: {
      empty: "Digite um valor.",
      "not-a-number": "Digite o valor em números, por exemplo 12,50.",
      "too-precise": "Use no máximo duas casas decimais, por exemplo 12,50.",
      "too-small": "O menor valor é R$\u00a00,01.",
      "too-large": "O maior valor é R$\u00a0999.999,99.",
    },
    codeAlt: "QR Code do Pix",
    codeForAny: "Valor livre",
    loading: "Carregando o código...",
    failed:
      "Não deu para carregar o código Pix. Confira a sua conexão e tente de novo, ou abra a página de doações.",
    retry: "Tentar de novo",
    openPage: "Abrir a página de doações",
    waiting: "O código aparece quando o valor estiver completo.",
    bankShows: "O seu banco vai mostrar",
    exampleCode: "Chave inventada para esta cópia local: o pagamento não chegaria a ninguém.",
    checkName: "Confira esse nome no app do banco antes de confirmar.",
    copyText: "Pix Copia e Cola",
    showCode: "Ver o QR Code",
    copy: "Copiar o código Pix",
    copied: "Copiado",
    copyThanks: "Copiado. No app do banco, escolha Pix Copia e Cola e cole. Nosso muito obrigado.",
  },
  note: {
    title: "Mande um recado",
    intro: "Se quiser, escreva algumas palavras. Elas abrem no seu programa de e-mail, e você envia por lá.",
    name: "Seu nome (opcional)",
    message: "Mensagem",
    send: "Enviar por e-mail",
    subject: "Um recado com a minha doação",
  },
};

export const donationsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
