import type { Locale } from "~/addresses/languages";
import type { Messages } from "~/i18n/translate";

/** The pages that the newsletter's forms and mails lead to. */
const en = {
  page: {
    checkNeedsScript:
      "To keep robots out, this form runs a check that needs JavaScript. Without JavaScript we can take only ten sign-ups an hour in all; if yours comes too late, the next page tells you.",
    answerHeading: "Please check your inbox",
    retryHeading: "That did not work yet",
    promises: [
      "It comes once a week, on Mondays; if there is little to say that week, we skip it.",
      "Nothing is sent before you confirm by pressing a button.",
      "Every email has a link to unsubscribe, and one that shows and deletes what we hold about you.",
    ],
    archive: "Read past issues",
  },
  confirm: {
    text: "Press the button to receive the newsletter on Mondays.",
    button: "Confirm my subscription",
    doneHeading: "You are subscribed",
    done: "Thank you. The next issue comes on Monday. Until then, these may be of use:",
    unknownHeading: "This link does not work any more",
    unknown:
      "It works for seven days, and a newer email replaces the links of an older one. Please sign up again, and we will send you a new one.",
    again: "Sign up again",
    prompts: "Ready prompts from the book",
    leave: "Unsubscribe",
    record: "What we hold about you",
  },
  unsubscribe: {
    text: "Press the button to stop the newsletter. We then delete your address and keep only a one-way code (hash) of it and today's date, for a year.",
    button: "Unsubscribe",
    doneHeading: "You are unsubscribed",
    done: "You will get no more newsletters, and your address has been deleted. You are welcome back at any time.",
    unknownHeading: "There is no subscription under this link",
    unknown:
      "If you have already unsubscribed, there is nothing more to do. If emails still come, please use the link in the newest one.",
  },
  refuse: {
    text: "Did someone else enter your address? Press the button: we delete it and will not ask you again, whoever enters it. We keep only a one-way code (hash) of your mailbox, so that we remember.",
    button: "Never ask me again",
    doneHeading: "We will not ask again",
    done: "Your address has been deleted, and we will not ask you to confirm again. If you want the newsletter one day, please write to us.",
    unknownHeading: "This link does not work any more",
    unknown:
      "The address behind it has already been deleted, or a newer email has a newer link. If emails still come, please use the link in the newest one.",
  },
  record: {
    text: "This is everything stored with your address. Only part of the address is shown, because emails get forwarded.",
    address: "Address",
    language: "Language of the newsletter",
    state: "Status",
    states: { pending: "Waiting for your confirmation", confirmed: "Subscribed" },
    since: "Since",
    confirmationMails: "Confirmation emails within a year",
    lastConfirmation: "Last confirmation email requested",
    deleteText:
      "Deleting ends the subscription and removes everything above. We keep only a one-way code (hash) of your mailbox and the dates of confirmation emails, for a year at most, so that nobody can use this site to flood your inbox.",
    button: "Delete everything",
    doneHeading: "Everything is deleted",
    done: "Your address is no longer stored, and you will get no more newsletters.",
    unknownHeading: "Nothing is stored under this link",
    unknown:
      "The record may have been deleted or the subscription ended, or the email is older than sixty days. If emails still come, please use the link in the newest one.",
  },
  failedHeading: "That did not work",
  languages: { en: "English", "pt-br": "Portuguese" } satisfies Record<Locale, string>,
};

const ptBr: typeof en = {
  page: {
    checkNeedsScript:
      "Para barrar robôs, este formulário faz uma verificação que precisa de JavaScript. Com o JavaScript desligado, aceitamos dez inscrições por hora, somando todo mundo; se a sua passar desse número, a próxima página avisa.",
    answerHeading: "Veja sua caixa de entrada",
    retryHeading: "Ainda não deu certo",
    promises: [
      "Chega uma vez por semana, às segundas-feiras; se houver pouca novidade, não enviamos.",
      "Nada é enviado antes de você confirmar com um clique.",
      "Todo e-mail tem um link para não receber mais e outro que mostra e apaga o que guardamos sobre você.",
    ],
    archive: "Ler edições anteriores",
  },
  confirm: {
    text: "Clique no botão para receber a newsletter às segundas-feiras.",
    button: "Confirmar minha inscrição",
    doneHeading: "Inscrição confirmada",
    done: "Tudo certo. A próxima edição chega na segunda-feira. Até lá, isto pode ajudar:",
    unknownHeading: "Este link não funciona mais",
    unknown:
      "Ele vale por sete dias, e um e-mail mais novo substitui os links do anterior. Inscreva-se de novo e enviamos outro.",
    again: "Inscrever-se de novo",
    prompts: "Prompts prontos do livro",
    leave: "Cancelar inscrição",
    record: "O que guardamos sobre você",
  },
  unsubscribe: {
    text: "Clique no botão para deixar de receber a newsletter. Depois disso apagamos seu e-mail; por um ano, ficam só um código irreversível (hash) dele e a data de hoje.",
    button: "Cancelar inscrição",
    doneHeading: "Inscrição cancelada",
    done: "A newsletter não chega mais para você, e seu e-mail foi apagado. Volte quando quiser.",
    unknownHeading: "Não há inscrição ligada a este link",
    unknown: "Se você já cancelou, está tudo certo. Se os e-mails ainda chegam, use o link do mais recente.",
  },
  refuse: {
    text: "Alguém digitou o seu e-mail e não foi você? Clique no botão: apagamos o endereço, e ninguém mais consegue usar este site para mandar esse pedido a você. Fica só um código irreversível (hash) da sua caixa de e-mail, para nos lembrarmos disso.",
    button: "Não me peçam de novo",
    doneHeading: "Não vamos pedir de novo",
    done: "Seu e-mail foi apagado, e nenhuma mensagem vai pedir outra confirmação. Se um dia você quiser a newsletter, escreva para nós.",
    unknownHeading: "Este link não funciona mais",
    unknown:
      "O endereço já foi apagado, ou um e-mail mais novo tem um link mais novo. Se os e-mails ainda chegam, use o link do mais recente.",
  },
  record: {
    text: "Isto é tudo o que está guardado com o seu e-mail. O endereço aparece só em parte, porque e-mails costumam ser encaminhados.",
    address: "E-mail",
    language: "Idioma da newsletter",
    state: "Situação",
    states: { pending: "Esperando a sua confirmação", confirmed: "Inscrição ativa" },
    since: "Desde",
    confirmationMails: "E-mails de confirmação em um ano",
    lastConfirmation: "Último e-mail de confirmação pedido",
    deleteText:
      "Apagar encerra a inscrição e remove tudo o que está acima. Ficam só um código irreversível (hash) da sua caixa de e-mail e as datas dos e-mails de confirmação, por um ano no máximo, para impedir que alguém use este site para lotar a sua caixa de entrada.",
    button: "Apagar tudo",
    doneHeading: "Tudo foi apagado",
    done: "Seu e-mail não está mais guardado, e a newsletter não chega mais para você.",
    unknownHeading: "Não há nada guardado neste link",
    unknown:
      "Os dados podem ter sido apagados, a inscrição cancelada, ou o e-mail tem mais de sessenta dias. Se os e-mails ainda chegam, use o link do mais recente.",
  },
  failedHeading: "Não deu certo",
  languages: { en: "Inglês", "pt-br": "Português" },
};

export const newsletterPagesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
