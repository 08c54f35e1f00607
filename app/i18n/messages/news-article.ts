import type { WithdrawalReason } from "~/features/news/core/withdrawal";
import type { Messages } from "~/i18n/translate";

/** Words of an article's page: its supporting sentences, and the record of corrections. */
const en = {
  details: "Sources and corrections",
  readSource: "Read it at the source",
  citations: {
    heading: "Compare with the original",
    lead: "Our sentence first, then the original.",
    origins: {
      source:
        "The source’s own sentence, because the model changed more than it may, or its words did not make sense alone.",
      original: "In the original language, because no translation passed our comparison.",
    },
  },
  translated: {
    text: "The sentences were translated by a machine. Figures, units, dates, names and denials were compared with the original; a wrong everyday word goes unnoticed.",
    more: "What the comparison cannot see",
  },
  extract: "These words are the source's own. No model wrote anything here.",
  sources: "Sources of this story",
  changed: "This summary was changed on",
  corrections: "What was here before",
  until: "Until",
  all: "All news",
  record: "All corrections",
  withdrawn: {
    heading: "This article was withdrawn",
    on: "Withdrawn on",
    noReason: "We took it off the site.",
    reasons: {
      wrong: "Our summary said something untrue, so we took it off the site.",
      "source-withdrew": "The source withdrew its article, so we removed ours.",
      "off-topic": "It was not about AI in education, so we took it off the site.",
      rights: "Someone with rights to it asked us to take it down.",
      harmful: "It could harm people, so we took it off the site.",
    } satisfies Record<WithdrawalReason, string>,
  },
  correctionsPage: {
    title: "Corrections",
    description: "What we changed or took back in the news, when, and what it said before.",
    feed: "RSS feed",
    heading: "Changed summaries",
    lead: "When a source changes its article, we summarise and check it again. What was here before is kept below.",
    none: "No summary has had to be changed yet.",
    withdrawn: "Withdrawn articles",
    noneWithdrawn: "No article has been withdrawn.",
    unread: "The corrections cannot be read at the moment. Please try again later.",
    changedItem: (title: string) => `Changed: ${title}`,
    withdrawnItem: (title: string) => `Withdrawn: ${title}`,
  },
};

const ptBr: typeof en = {
  details: "Fontes e correções",
  readSource: "Ler na fonte",
  citations: {
    heading: "Compare com o original",
    lead: "Primeiro a nossa frase, depois o original.",
    origins: {
      source:
        "Frase da própria fonte, porque o modelo mudou mais do que podia ou a frase não se entendia sozinha.",
      original: "No idioma original, porque nenhuma tradução passou na nossa comparação.",
    },
  },
  translated: {
    text: "As frases foram traduzidas por uma máquina. Números, unidades, datas, nomes e negações foram comparados com o original; uma palavra comum errada passa despercebida.",
    more: "O que a comparação não vê",
  },
  extract: "Estas palavras são da própria fonte. Nenhum modelo escreveu aqui.",
  sources: "Fontes desta notícia",
  changed: "Este resumo foi alterado em",
  corrections: "O que estava escrito aqui antes",
  until: "Até",
  all: "Todas as notícias",
  record: "Todas as correções",
  withdrawn: {
    heading: "Este artigo foi retirado",
    on: "Retirado em",
    noReason: "Nós o tiramos do site.",
    reasons: {
      wrong: "O nosso resumo dizia algo que não é verdade. Nós o tiramos do site.",
      "source-withdrew": "A fonte retirou o artigo dela, e nós retiramos o nosso.",
      "off-topic": "Ele não tratava de IA na educação. Nós o tiramos do site.",
      rights: "Quem tem direitos sobre ele pediu que o tirássemos do site.",
      harmful: "Ele podia prejudicar pessoas. Nós o tiramos do site.",
    },
  },
  correctionsPage: {
    title: "Correções",
    description: "O que mudamos ou retiramos das notícias, quando, e o que estava escrito antes.",
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

export const newsArticleMessages: Messages<typeof en> = { en, "pt-br": ptBr };
