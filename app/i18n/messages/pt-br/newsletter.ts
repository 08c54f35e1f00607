import type { NewsletterMessages } from "~/i18n/messages/en/newsletter";

export const newsletter: NewsletterMessages = {
  form: {
    heading: "A semana da IA para professores",
    text: "Um e-mail às segundas-feiras: até cinco notícias, o que elas significam para a sua aula e um prompt para testar. Dois minutos de leitura, um clique para sair.",
    email: "E-mail",
    subscribe: "Inscrever-se",
    subscribing: "Inscrevendo...",
    privacy: "Seu e-mail serve só para esta newsletter.",
    privacyLink: "Privacidade",
    trap: "Deixe este campo vazio",
    check: "Verificação contra robôs",
  },
  footer: {
    heading: "Newsletter",
    text: "A semana da IA, às segundas-feiras.",
  },
  popup: {
    heading: "Receba atualizações semanais",
    success: "Quase lá. Procure na sua caixa de entrada um e-mail com o botão de confirmação.",
    failure: "Não foi possível fazer a inscrição. Tente de novo.",
  },
  errors: {
    empty: "Por favor, informe seu e-mail.",
    failed: "Algo deu errado. Tente de novo mais tarde.",
    check: "Espere a verificação contra robôs terminar e clique em Inscrever-se de novo.",
  },
};
