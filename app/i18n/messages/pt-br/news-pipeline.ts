import type { NewsPipelineMessages } from "~/i18n/messages/en/news-pipeline";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const newsPipeline: NewsPipelineMessages = {
  stale: "A última busca foi há mais de 48 horas, então as notícias podem estar desatualizadas.",
  neverRan: "Nenhuma busca aconteceu até agora.",
  unreadable: {
    heading: "Os registros não podem ser lidos agora",
    text: "O site funciona sem eles. Tente de novo em alguns minutos.",
  },
  utc: "Todos os horários são UTC.",
  steps: {
    heading: "O que acontece a cada hora",
    items: [
      "Perguntamos a cada fonte, em separado, o que há de novo. Uma que falha não atrasa as outras e é consultada menos vezes até voltar a responder.",
      "O artigo novo ganha um trecho, seus assuntos e duas notas, e aparece no site na hora.",
      "Um modelo de linguagem escreve título e resumo em inglês e em português. Se ele não responde, perguntamos ao próximo; depois do último, fica um trecho da fonte.",
      "Números, datas e nomes do resumo precisam estar no artigo. Se um deles não está, o resumo é recusado.",
    ],
  },
  runs: {
    heading: "Últimas buscas",
    kinds: {
      fetch: { cron: "Busca de hora em hora", visitor: "Busca pedida por um visitante" },
      summaries: { cron: "Resumos", visitor: "Resumos pedidos por um visitante" },
    },
    status: {
      started: "Em andamento",
      completed: "Completa",
      partial: "Parcial",
      failed: "Falhou",
      abandoned: "Interrompida",
    },
    counts: {
      fetch: {
        done: (count) => `${many(count, "fonte", "fontes")} com notícias`,
        unchanged: (count) => `${count} sem novidade`,
        failed: (count) => many(count, "falhou", "falharam"),
        pending: (count) => `${many(count, "resumo", "resumos")} para depois`,
        open: (count) => `${count} a caminho`,
      },
      summaries: {
        done: (count) => many(count, "resumo escrito", "resumos escritos"),
        unchanged: (count) => `${count} já ${count === 1 ? "estava pronto" : "estavam prontos"}`,
        failed: (count) => many(count, "falhou", "falharam"),
        pending: (count) => `${count} para depois`,
        open: (count) => `${count} a caminho`,
      },
    },
    nothing: { fetch: "nenhuma fonte estava na vez", summaries: "nenhum artigo esperava" },
    took: (seconds) =>
      seconds < 60
        ? many(seconds, "segundo", "segundos")
        : many(Math.round(seconds / 60), "minuto", "minutos"),
  },
  sources: {
    heading: "Fontes",
    count: (working, all) => `${working} de ${all} respondem.`,
    states: {
      failing: "Com falha",
      silent: "Em silêncio",
      waiting: "Ainda na fila",
      working: "Funcionando",
    },
    lastAnswer: "última resposta em",
    noAnswer: "nenhuma resposta até agora",
    lastNew: (days) =>
      days === 0 ? "notícia há menos de um dia" : `última notícia há ${many(days, "dia", "dias")}`,
    noNew: "nenhuma notícia até agora",
    failures: (count) => many(count, "falha seguida", "falhas seguidas"),
    restsUntil: "só será consultada de novo depois de",
    dropped: "fora da lista",
    dropReasons: {
      "not-ai": "sem relação com IA",
      year: "de um ano excluído",
      source: "de uma fonte excluída",
      title: "com título quebrado",
      "unreadable-date": "sem data",
      "unsafe-link": "sem link seguro",
    },
    problems: {
      timeout: "sem resposta em 10 segundos",
      "too-large": "mais de 5 MB",
      "too-many-redirects": "redirecionamentos demais",
      status: "o servidor respondeu com erro",
      refused: "o endereço não pode ser consultado",
      network: "sem conexão",
      "not-a-feed": "a resposta não é um feed",
      other: "a resposta não pôde ser lida",
    },
    languages: { en: "em inglês", "pt-br": "em português" },
  },
  models: {
    heading: "Modelos",
    lead: "Na ordem em que são consultados, nos últimos 200 resumos.",
    none: "Nenhum modelo está configurado; por isso, todo resumo é um trecho da fonte.",
    name: "Modelo",
    written: "Escritos",
    refused: "Recusados",
    failed: "Sem resposta",
    extracts: (count) => `${many(count, "artigo tem", "artigos têm")} um trecho no lugar do resumo.`,
  },
  refused: {
    heading: "Resumos recusados",
    none: "Nenhum dos últimos resumos foi recusado.",
    reasons: {
      invalid: "a resposta veio na forma errada",
      "wrong-language": "a resposta veio no idioma errado",
      ungrounded: "o resumo dizia o que a fonte não diz",
      "prompt-leak": "a resposta repetia as instruções",
      inflated: "o resumo era mais longo que a fonte curta",
    },
  },
  back: "Todas as notícias",
};
