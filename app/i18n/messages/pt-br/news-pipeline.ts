import type { NewsPipelineMessages } from "~/i18n/messages/en/news-pipeline";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const newsPipeline: NewsPipelineMessages = {
  stale: "A última busca foi há mais de 48 horas, então as notícias podem estar desatualizadas.",
  neverRan: "Ainda não houve nenhuma busca.",
  unreadable: {
    heading: "Não foi possível ler os registros agora",
    text: "O site funciona sem eles. Tente de novo em alguns minutos.",
  },
  utc: "Todos os horários são UTC.",
  steps: {
    heading: "O que acontece a cada hora",
    items: [
      "Perguntamos a cada fonte, em separado, o que há de novo. A fonte que falha não atrasa as outras e é consultada menos vezes até voltar a responder.",
      "O artigo novo ganha um trecho, os assuntos e duas notas, e aparece no site na hora.",
      "Um modelo de linguagem encurta o artigo até um título e poucas frases, em inglês e em português, com o pedido de manter as palavras do artigo. Se um modelo não responde, ele descansa por até uma hora e perguntamos ao próximo; depois do último, fica um trecho da fonte.",
      "Cada frase do resumo precisa se apoiar em uma ou duas frases do artigo, quase com as palavras dele; elas ficam guardadas ao lado. Nomes, números, datas e citações têm de estar lá, a frase não pode inverter o que elas dizem, e a tradução tem de concordar com a frase que traduz. Senão, a frase sai ou o resumo inteiro é recusado.",
    ],
  },
  runs: {
    heading: "Últimas buscas",
    kinds: {
      fetch: { cron: "Busca de hora em hora", visitor: "Busca pedida por visitante" },
      summaries: { cron: "Resumos", visitor: "Resumos pedidos por visitante" },
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
        done: (count) => `${many(count, "fonte", "fontes")} com novidades`,
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
    nothing: { fetch: "não era a vez de nenhuma fonte", summaries: "nenhum artigo na fila" },
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
      days === 0 ? "última notícia há menos de um dia" : `última notícia há ${many(days, "dia", "dias")}`,
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
  check: {
    heading: "O que esta conferência pega e o que deixa passar",
    lead: (known, fresh) =>
      `Medido com artigos inventados, nos dois idiomas: ${known} eram conhecidos quando as regras da conferência foram feitas, ${fresh} foram escritos depois. As frases verdadeiras são o que um modelo de linguagem respondeu ao pedido que este site faz, lidas por outro ao lado do artigo; as falsas são as mesmas com algo errado. Só a segunda coluna diz como a conferência se sai com notícias que nunca viu. Última medição:`,
    kind: "O que há de errado na frase",
    before: "Recusadas, artigos conhecidos",
    after: "Recusadas, artigos novos",
    share: (refused, sentences, percent) => `${refused}\u00a0de\u00a0${sentences} (${percent})`,
    kinds: {
      name: "Um nome que não está no artigo",
      place: "Outro lugar",
      number: "Outro número",
      scale: "Mil no lugar de milhão, milhão no de bilhão",
      unit: "Outra unidade",
      currency: "Outra moeda",
      date: "Outra data",
      quotation: "Uma citação inventada",
      address: "Um endereço ou nome de conta",
      instruction: "Um pedido ao leitor ou a um modelo",
      invented: "Uma afirmação simples que o artigo não faz",
      negation: "Um “não” a mais ou a menos",
      hedge: "“Pode” que virou “vai”",
      numbers: "Dois números trocados",
      roles: "Quem fez e quem sofreu, trocados",
      subject: "Verdade, mas sobre outro",
      direction: "Subiu por caiu, mais por menos",
    },
    turned: "Todas as inversões (as seis últimas)",
    broken: "Todas as frases falsas",
    wronglyRefused: "Frases verdadeiras recusadas por engano",
    missed: "fora da meta",
    limits:
      "Queremos recusar nove em cada dez frases falsas, no total e em cada tipo simples, e seis em cada dez inversões, sem barrar mais do que uma em cada vinte verdadeiras. Um fato inventado derruba o resumo inteiro; uma frase com inversão só sai dele. O que não é recusado é publicado: a conferência enxerga palavras, não o sentido, e deixa passar algumas inversões e algumas afirmações simples que combinam com o artigo. Por isso as frases do próprio artigo ficam guardadas ao lado das nossas.",
  },
  models: {
    heading: "Modelos",
    lead: "Na ordem em que são consultados, nos 50 resumos mais recentes.",
    none: "Nenhum modelo está configurado; por isso, todo resumo é um trecho da fonte.",
    name: "Modelo",
    written: "Escritos",
    refused: "Recusados",
    failed: "Sem resposta",
    restsUntil: "Só será consultado de novo depois de",
    restReasons: {
      rejected: "recusou o pedido (chave, nome do modelo ou tamanho)",
      timeout: "não respondeu a tempo",
      "rate-limited": "recebeu pedidos demais",
      "server-error": "o servidor dele falhou",
      network: "não foi possível alcançá-lo",
      budget: "as consultas do dia acabaram",
    },
    extracts: (count) => `${many(count, "artigo tem", "artigos têm")} um trecho no lugar do resumo.`,
  },
  refused: {
    heading: "Resumos recusados",
    none: "Nenhum dos últimos resumos foi recusado.",
    reasons: {
      invalid: "a resposta veio no formato errado",
      "wrong-language": "a resposta veio no idioma errado",
      ungrounded: "o resumo dizia o que a fonte não diz",
      "prompt-leak": "a resposta repetia as instruções",
      inflated: "o resumo era mais longo que a fonte curta",
    },
  },
  back: "Todas as notícias",
};
