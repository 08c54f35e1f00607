import type { NewsArticleMessages } from "~/i18n/messages/en/news-article";

export const newsArticle: NewsArticleMessages = {
  details: "Fontes e correções",
  readSource: "Ler na fonte",
  receipts: {
    heading: (count) => (count === 1 ? "Em que esta frase se baseia" : "Em que cada frase se baseia"),
    lead: "Primeiro a frase que aparece aqui, depois as palavras da fonte, sem tradução.",
    origins: {
      source: "Frase da própria fonte: o que o modelo escreveu não era um recorte dela.",
      original: "No idioma original: nenhuma tradução desta frase passou na comparação.",
    },
  },
  translated: {
    text: "As frases foram traduzidas por uma máquina. Números, unidades, datas, nomes e negações foram comparados com o original; uma palavra comum errada passa despercebida.",
    more: "O que a comparação não vê",
  },
  extract: "Estas frases são da própria fonte. Nenhum modelo escreveu aqui.",
  sources: "Fontes desta notícia",
  changed: "Este resumo foi alterado em",
  corrections: "O que estava escrito aqui antes",
  until: "Até",
  wrong: "Tem algo errado aqui",
  mailSubject: "Tem algo errado em um resumo de notícia",
  mailBody: (address) => `${address}\n\nO que está errado: `,
  all: "Todas as notícias",
  record: "Todas as correções",
  withdrawn: {
    heading: "Este artigo foi retirado",
    on: "Retirado em",
    noReason: "Nós o tiramos do site.",
    reasons: {
      wrong: "O nosso resumo dizia algo que não é verdade. Nós o tiramos do site.",
      "source-withdrew": "A fonte retirou o artigo dela; por isso, também tiramos o nosso.",
      "off-topic": "Ele não tratava de IA na educação. Nós o tiramos do site.",
      rights: "Quem tem direitos sobre ele pediu que o tirássemos do site.",
      harmful: "Ele podia prejudicar pessoas. Nós o tiramos do site.",
    },
  },
  correctionsPage: {
    feed: "Feed RSS",
    heading: "Resumos alterados",
    lead: "Quando uma fonte muda o artigo dela, resumimos e conferimos tudo de novo. O que estava escrito antes fica guardado abaixo.",
    none: "Nenhum resumo precisou ser alterado até agora.",
    withdrawn: "Artigos retirados",
    noneWithdrawn: "Nenhum artigo foi retirado.",
    unread: "Não conseguimos ler as correções agora. Tente de novo mais tarde.",
    changedItem: (title) => `Alterado: ${title}`,
    withdrawnItem: (title) => `Retirado: ${title}`,
  },
};
