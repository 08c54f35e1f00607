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
      "Um modelo de linguagem escolhe poucas frases do artigo e as encurta; depois, um modelo traduz o que aparece. Se um modelo não responde, ele descansa por até uma hora e perguntamos ao próximo; depois do último, fica um trecho da fonte.",
      "Cada frase é comparada com as do artigo, e a tradução, com a frase que traduz. O que não passa dá lugar às palavras do próprio artigo.",
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
    own: "No idioma do artigo, uma frase só aparece se for um recorte de uma ou duas frases dele: as mesmas palavras, na mesma ordem, menos trechos entre sinais de pontuação, um dia citado ou um “e ...” no fim. Uma condição, uma exceção, um limite ou quem disse não pode ficar de fora. O que for diferente disso dá lugar à frase do próprio artigo, com um aviso.",
    translated:
      "A tradução é comparada com a frase que traduz: números, unidades, moedas, datas, nomes, negações, palavras como “só”, “pode” ou “antes” e se alguém afirma aquilo. O que difere é pedido mais uma vez; depois, a frase aparece no idioma original.",
    blind:
      "O que essa comparação não vê: uma palavra comum errada, ou duas pessoas ou coisas comuns trocadas. “Os avós ensinam os alunos” no lugar de “os alunos ensinam os avós” passa. Também passa uma escolha de frases verdadeiras que mostra um lado só. Por isso a página de cada artigo também traz as frases da própria fonte, a um toque.",
    none: "Ainda não há números: estas regras são novas, e ninguém as mediu com artigos escritos por quem não as conhece.",
    lead: (articles) =>
      `Medido uma única vez, com ${articles} artigos inventados, nos dois idiomas. Ninguém que escreveu tinha visto as regras: um escreveu os artigos, um modelo que só tinha o pedido deste site escreveu as frases verdadeiras, e outro escreveu as falsas. Nada muda por causa delas; uma nova medição precisa de outros artigos.`,
    written: "Escritos em",
    measured: "medidos em",
    kind: "Frases",
    falseOnes: "Falsas, recusadas",
    trueOnes: "Verdadeiras, substituídas",
    rows: {
      "en-en": "Inglês, no próprio idioma",
      "pt-pt": "Português, no próprio idioma",
      "en-pt": "Do inglês para o português",
      "pt-en": "Do português para o inglês",
    },
    share: (refused, sentences, percent) => `${refused}\u00a0de\u00a0${sentences} (${percent})`,
    fellBack:
      "Uma frase verdadeira substituída não se perde: a frase do próprio artigo entra no lugar dela, ou o original no lugar da tradução.",
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
      ungrounded: "nenhuma frase da resposta se parecia com uma do artigo",
      changed: "uma tradução dizia outra coisa que o original",
      "prompt-leak": "a resposta repetia as instruções",
    },
  },
  back: "Todas as notícias",
};
