import type { NewsletterPagesMessages } from "~/i18n/messages/en/newsletter-pages";

export const newsletterPages: NewsletterPagesMessages = {
  page: {
    checkNeedsScript:
      "Para barrar robôs, este formulário faz uma verificação que precisa de JavaScript. Com o JavaScript desligado, aceitamos dez inscrições por hora, somando todo mundo; se a sua passar desse número, a próxima página avisa.",
    answerHeading: "Veja sua caixa de entrada",
    retryHeading: "Ainda não deu certo",
    promises: [
      "Chega uma vez por semana, às segundas-feiras; na semana com pouco a dizer, não chega.",
      "Nada é enviado antes de você confirmar apertando um botão.",
      "Todo e-mail tem um link para não receber mais e outro que mostra e apaga o que guardamos sobre você.",
    ],
    archive: "Ler edições anteriores",
  },
  confirm: {
    text: "Aperte o botão e a newsletter chega para você às segundas-feiras.",
    button: "Confirmar minha inscrição",
    doneHeading: "Inscrição confirmada",
    done: "Obrigado. A próxima edição chega na segunda-feira. Até lá, isto pode ajudar:",
    unknownHeading: "Este link não funciona mais",
    unknown:
      "Ele vale por sete dias, e um e-mail mais novo substitui os links do anterior. Inscreva-se de novo e enviamos outro.",
    again: "Inscrever-se de novo",
    prompts: "Prompts prontos do livro",
  },
  unsubscribe: {
    text: "Aperte o botão e a newsletter não chega mais. Depois disso esquecemos seu e-mail; ficam só um código de mão única dele e a data de hoje, por um ano.",
    button: "Cancelar inscrição",
    doneHeading: "Inscrição cancelada",
    done: "A newsletter não chega mais para você, e seu e-mail foi esquecido. Volte quando quiser.",
    unknownHeading: "Este link não leva a nenhuma inscrição",
    unknown: "Se você já cancelou, está tudo certo. Se os e-mails ainda chegam, use o link do mais recente.",
  },
  refuse: {
    text: "Alguém digitou o seu e-mail e não foi você? Aperte o botão: apagamos o endereço, e ninguém mais consegue nos fazer escrever para você com esse pedido. Fica só um código de mão única da sua caixa de e-mail, para sabermos disso.",
    button: "Não me peçam de novo",
    doneHeading: "Não vamos pedir de novo",
    done: "Seu e-mail foi apagado, e nenhuma mensagem vai pedir outra confirmação. Se um dia você quiser a newsletter, escreva para nós.",
    unknownHeading: "Este link não funciona mais",
    unknown:
      "O endereço já foi apagado, ou um e-mail mais novo tem um link mais novo. Se os e-mails ainda chegam, use o link do mais recente.",
  },
  record: {
    text: "Isto é tudo o que está guardado com o seu e-mail. O endereço aparece só em parte, porque mensagens são encaminhadas.",
    address: "E-mail",
    language: "Idioma da newsletter",
    state: "Situação",
    states: { pending: "Esperando a sua confirmação", confirmed: "Inscrição ativa" },
    since: "Desde",
    confirmationMails: "E-mails de confirmação em um ano",
    lastConfirmation: "Último e-mail de confirmação pedido",
    deleteText:
      "Apagar encerra a inscrição e remove tudo o que está acima. Fica só um código de mão única da sua caixa de e-mail, com as datas dos e-mails de confirmação e por um ano no máximo, para que ninguém nos faça escrever a você de novo e de novo.",
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
