import type { Messages } from "~/i18n/translate";

/** The labels of the three sign-up forms, and what they say to an empty address and on a failure. */
const en = {
  form: {
    heading: "The week in AI, for teachers",
    text: "One email on Mondays: up to five stories and what they mean for your class, plus one prompt to try. Two minutes to read, one click to leave.",
    email: "Email address",
    subscribe: "Subscribe",
    subscribing: "Subscribing...",
    privacy: "Your address is used for this newsletter and nothing else.",
    privacyLink: "Privacy",
    trap: "Leave this field empty",
    check: "Robot check",
  },
  footer: {
    heading: "Newsletter",
    text: "The week in AI, on Mondays.",
  },
  popup: {
    heading: "Get weekly updates",
    success: "Almost done. Please look in your inbox for an email with a confirmation button.",
    failure: "Failed to subscribe. Please try again.",
  },
  /** Errors that the form shows without asking the server, whose answers bring their own texts. */
  errors: {
    empty: "Please enter your email address.",
    failed: "Something went wrong. Please try again later.",
    check: "Please wait for the robot check to finish, then press Subscribe again.",
  },
};

const ptBr: typeof en = {
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

export const newsletterMessages: Messages<typeof en> = { en, "pt-br": ptBr };
