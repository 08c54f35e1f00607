import type { NewsMessages } from "~/i18n/messages/en/news";

export const news: NewsMessages = {
  heading: "Notícias de IA para professores",
  lead: "O que mudou, em palavras simples, com link para cada fonte.",
  chipsLabel: "Assuntos",
  tags: {
    all: "Todas",
    ai: "IA",
    education: "Educação",
    openai: "OpenAI",
    google: "Google",
    microsoft: "Microsoft",
    research: "Pesquisa",
    ethics: "Ética",
    "influential-expert": "Vozes influentes",
    "international-event": "Eventos internacionais",
  },
  moreTags: (count) => `+${count}`,
  fetch: "Buscar últimas notícias",
  fetching: "Buscando notícias...",
  summarise: "Processar resumos com IA",
  summarising: "Processando com IA...",
  refresh: "Atualizar",
  badges: { "high-impact": "Alto Impacto", "education-focus": "Foco em Educação" },
  sample: "Exemplo",
  sampleNotice:
    "Estes são artigos de exemplo que vêm com o site. Eles somem assim que uma fonte de verdade responde.",
  featured: "Destaque",
  alsoIn: "Também em",
  sources: (count, first) => `${count} fontes; a primeira foi ${first}`,
  inLanguage: { en: "em inglês", "pt-BR": "em português" },
  wholeText: "Mostrar o texto todo",
  classNote: "Para a sua turma",
  byModel: (name) => `Frases da fonte, escolhidas e encurtadas por ${name}`,
  byTranslator: (name) => `Tradução de ${name}; números, datas e nomes comparados com o original`,
  byExtract: "Trecho da fonte",
  bySource: "Texto da fonte",
  run: {
    started: "Estamos trabalhando nisso. Artigos e resumos novos aparecem aqui em instantes.",
    running: "Já estamos trabalhando nisso. Artigos e resumos novos aparecem aqui em instantes.",
    fresh: (minutes) =>
      minutes === 1
        ? "As notícias estão em dia. A próxima busca poderá ser feita em um minuto."
        : `As notícias estão em dia. A próxima busca poderá ser feita em ${minutes} minutos.`,
    limited: "Foram muitos cliques seguidos. Espere um momento e tente de novo.",
    failed: {
      fetch:
        "Não conseguimos buscar notícias agora. As que estão aqui continuam disponíveis. Tente mais tarde.",
      summaries: "Não conseguimos resumir as notícias agora. Tente mais tarde.",
      refresh: "Não foi possível ler as notícias de novo. Confira a sua conexão.",
    },
  },
  empty: {
    heading: "Ainda não há notícias aqui",
    text: "As fontes são lidas a cada hora. Tente outro assunto ou volte daqui a pouco.",
    all: "Ver todos os assuntos",
  },
  footer:
    "Os resumos são escritos por um modelo principal de IA, e, se ele falhar, por outros; quando nenhum responde, mostramos um trecho da fonte. Cada cartão diz quem escreveu.",
  archive: "Todas as notícias",
  updatedOn: "Atualizado em",
  pipeline: "Como as notícias chegam aqui",
};
