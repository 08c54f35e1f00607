import type { MailTexts } from "~/features/newsletter/core/mail-texts";

export const mail: MailTexts = {
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
