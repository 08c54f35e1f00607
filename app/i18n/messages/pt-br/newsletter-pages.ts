import type { NewsletterPagesMessages } from "~/i18n/messages/en/newsletter-pages";

export const newsletterPages: NewsletterPagesMessages = {
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
