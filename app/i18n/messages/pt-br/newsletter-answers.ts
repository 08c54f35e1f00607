import type { NewsletterAnswerMessages } from "~/i18n/messages/en/newsletter-answers";

export const newsletterAnswers: NewsletterAnswerMessages = {
  problems: {
    empty: "Por favor, informe seu e-mail.",
    "line-break": "Informe o e-mail em uma linha só.",
    "several-addresses": "Informe um endereço só.",
    "display-name": "Informe só o endereço, sem o nome: nome@escola.com.br.",
    "missing-at": "Falta o @. O e-mail deve ser como nome@escola.com.br.",
    "local-part": "A parte antes do @ não é válida. Confira, por favor.",
    "local-part-not-ascii":
      "A parte antes do @ só pode ter letras sem acento. Ainda não conseguimos enviar para outros endereços.",
    domain: "A parte depois do @ não é válida. Ela deveria ser algo como escola.com.br. Confira, por favor.",
    "too-long": "Este endereço é longo demais para existir. Confira, por favor.",
  },
  answers: {
    accepted:
      "Quase lá. Se o endereço estiver certo, um e-mail com um botão de confirmação está a caminho. Não chegou em alguns minutos? Veja na pasta de spam. Se você já tem inscrição, ou pediu nas últimas 24 horas ou três vezes no último ano, não vai receber outro.",
    "too-fast":
      "Foi muito rápido. Clique em Inscrever-se mais uma vez, para sabermos que você não é um robô.",
    "check-failed": "Espere a verificação contra robôs terminar e clique em Inscrever-se de novo.",
    "check-unavailable":
      "A verificação contra robôs está fora do ar, por isso não pudemos aceitar o endereço. Tente de novo mais tarde.",
    limited: "Recebemos muitas inscrições da sua rede. Tente de novo mais tarde, em no máximo uma hora.",
    "without-script":
      "A verificação contra robôs precisa de JavaScript. Sem ele, só podemos aceitar dez inscrições por hora, e as desta hora já foram feitas. Tente de novo em no máximo uma hora, ou ative o JavaScript.",
    "try-later":
      "Há tanta gente se inscrevendo que precisamos fazer uma pausa. Tente de novo mais tarde, em no máximo uma hora.",
    failed: "Algo deu errado. Tente de novo mais tarde.",
  },
};
