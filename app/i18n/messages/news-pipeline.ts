import type { Locale } from "~/addresses/languages";
import type { CallFailure, CheckFailure } from "~/ai/core/model-port";
import type { DropReason } from "~/features/news/core/drop-reason";
import type { FeedProblemKind } from "~/features/news/core/feed/feed-problem";
import type { MeasuredKind } from "~/features/news/core/run/check-figures";
import type { RunCounts, RunLine, RunStatus, SourceState } from "~/features/news/core/run/pipeline-report";
import type { Messages } from "~/i18n/translate";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

type RunCountTexts = Record<RunLine["kind"], Record<keyof RunCounts, (count: number) => string>>;

const counts: RunCountTexts = {
  fetch: {
    done: (count) => `${many(count, "source", "sources")} with news`,
    unchanged: (count) => `${count} without news`,
    failed: (count) => `${count} failed`,
    pending: (count) => `${many(count, "summary", "summaries")} left for later`,
    open: (count) => `${count} still to come`,
  },
  summaries: {
    done: (count) => `${many(count, "summary", "summaries")} written`,
    unchanged: (count) => `${count} done already`,
    failed: (count) => `${count} failed`,
    pending: (count) => `${count} left for later`,
    open: (count) => `${count} still to come`,
  },
};

/** The pipeline in the open: runs, sources, models, refused summaries. */
const en = {
  stale: "The last run was more than 48 hours ago, so the news may be out of date.",
  neverRan: "Nothing has run yet.",
  unreadable: {
    heading: "The records cannot be read at the moment",
    text: "The site works without them. Please try again in a few minutes.",
  },
  timeZone: "All times are UK time.",
  steps: {
    heading: "What happens every hour",
    items: [
      "We ask each source separately for anything new. One that fails does not hold up the others, and we ask it less often until it answers again.",
      "A new article gets an extract, its topics and two scores, and appears on the site at once.",
      "A language model chooses a few of the article’s sentences and shortens them; then one translates what is shown. If a model does not answer, we ask the next one and leave the first alone for up to an hour; if none answers, an extract from the source takes the place of a summary.",
      "Each sentence is compared with the article’s, or a translation with what it translates. Anything that fails is replaced by the article’s own words.",
    ],
  },
  runs: {
    heading: "Latest runs",
    kinds: {
      fetch: { cron: "Hourly fetch", visitor: "Fetch requested by a visitor" },
      summaries: { cron: "Summaries", visitor: "Summaries requested by a visitor" },
    } satisfies Record<RunLine["kind"], Record<RunLine["trigger"], string>>,
    status: {
      started: "Running",
      completed: "Complete",
      partial: "Partial",
      failed: "Failed",
      abandoned: "Interrupted",
    } satisfies Record<RunStatus, string>,
    counts,
    nothing: { fetch: "no source was due", summaries: "no article was waiting" },
    took: (seconds: number) =>
      seconds < 60 ? many(seconds, "second", "seconds") : many(Math.round(seconds / 60), "minute", "minutes"),
  },
  sources: {
    heading: "Sources",
    count: (working: number, all: number) => `${working} of ${all} are answering.`,
    states: {
      failing: "Failing",
      silent: "Nothing new",
      waiting: "Not asked yet",
      working: "Working",
    } satisfies Record<SourceState, string>,
    lastAnswer: "last answer",
    noAnswer: "no answer so far",
    lastNew: (days: number) =>
      days === 0 ? "last news less than a day ago" : `last news ${many(days, "day", "days")} ago`,
    noNew: "no news so far",
    failures: (count: number) => many(count, "failure in a row", "failures in a row"),
    restsUntil: "not asked again before",
    dropped: "not shown",
    exclusionReasons: {
      "not-ai": "not about AI",
      year: "from an excluded year",
      source: "from an excluded source",
      title: "with a broken title",
      "unreadable-date": "without a date",
      "unsafe-link": "without a safe link",
    } satisfies Record<DropReason, string>,
    problems: {
      timeout: "no answer within 10 seconds",
      "too-large": "more than 5 MB",
      "too-many-redirects": "redirected too often",
      status: "the server answered with an error",
      refused: "the address is not allowed",
      network: "no connection",
      "not-a-feed": "the answer is not a feed",
      other: "the answer could not be read",
    } satisfies Record<FeedProblemKind, string>,
    languages: { en: "in English", "pt-br": "in Portuguese" } satisfies Record<Locale, string>,
  },
  check: {
    heading: "What this check catches, and what it does not",
    own: "In the article’s own language a sentence is shown only if it is a shortened form of one or two of the article’s sentences: the same words in the same order, without parts between punctuation marks, a named day, or an “and ...” at the end. It may not leave out a condition, an exception, a limit or who says it. Anything else is replaced by the article’s own sentence, and marked; so is a “she” or an “it” without the sentence it refers to.",
    translated:
      "A translation is compared with the sentence that it translates: figures, units, currencies, dates, names, denials, words such as “only”, “may” or “every”, and whether someone says it. If something differs, we ask once more; after that we show the sentence in the original language.",
    blind:
      "What such a comparison cannot see: a wrong everyday word, or two people or things swapped. “The grandparents teach the pupils” for “the pupils teach the grandparents” passes. So does a one-sided choice of true sentences. That is why every page of an article also has the source’s own sentences, one tap away.",
    none: "There are no figures yet: these rules are new, and nobody has measured them on articles that were written without knowing them.",
    lead: (articles: number) =>
      `Measured on ${articles} invented articles in both languages. Nobody who wrote them had seen the rules: one wrote the articles, a model that had nothing but this site’s request wrote the true sentences, and another wrote the false ones. No rule was written for these articles. Since then six have been added: a sentence has at least three words, an amount keeps its currency, a list of amounts stays whole, a part that begins with a bracket ends with it, “according to the board” does not stand alone, and neither does a sentence that says “these” or “the others”. Rules that refused nothing here, or mostly true sentences, have been taken out. So we have looked at these articles, and the next measurement needs new ones.`,
    written: "Written on",
    measured: "measured on",
    kind: "Sentences",
    falseOnes: "False, refused",
    trueOnes: "True, replaced",
    rows: {
      "en-en": "English, own language",
      "pt-pt": "Portuguese, own language",
      "en-pt": "English into Portuguese",
      "pt-en": "Portuguese into English",
    } satisfies Record<MeasuredKind, string>,
    share: (refused: number, sentences: number, percent: string) =>
      `${refused}\u00a0of\u00a0${sentences} (${percent})`,
    fellBack:
      "A true sentence that is replaced is not lost: the article’s own sentence takes its place, or the original takes the place of the translation.",
  },
  models: {
    heading: "Models",
    lead: "In the order they are asked, over the latest 50 summaries.",
    none: "No model is configured, so every summary is an extract from its source.",
    name: "Model",
    written: "Written",
    refused: "Refused",
    failed: "No answer",
    restsUntil: "Not asked again before",
    restReasons: {
      rejected: "it refused the request (key, model name or size)",
      timeout: "it did not answer in time",
      "rate-limited": "it has had too many requests",
      "server-error": "its server failed",
      network: "it could not be reached",
      budget: "the day's calls are used up",
    } satisfies Record<CallFailure, string>,
    extracts: (count: number) => `${many(count, "article has", "articles have")} an extract instead.`,
  },
  refused: {
    heading: "Refused summaries",
    none: "None of the latest summaries was refused.",
    reasons: {
      invalid: "the answer was in the wrong format",
      "wrong-language": "the answer was in the wrong language",
      ungrounded: "no sentence of the answer matched one in the article",
      changed: "a translation said something different from the original",
      "prompt-leak": "the answer repeated its instructions",
    } satisfies Record<CheckFailure, string>,
  },
  back: "All news",
};

const ptBr: typeof en = {
  stale: "A última busca foi há mais de 48 horas, então as notícias podem estar desatualizadas.",
  neverRan: "Ainda não houve nenhuma busca.",
  unreadable: {
    heading: "Não foi possível ler os registros agora",
    text: "O site funciona sem eles. Tente de novo em alguns minutos.",
  },
  timeZone: "Todos os horários são de Brasília.",
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
      silent: "Sem novidades",
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
    exclusionReasons: {
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
    own: "No idioma do artigo, uma frase só aparece se for um recorte de uma ou duas frases dele: as mesmas palavras, na mesma ordem, menos trechos entre sinais de pontuação, um dia citado ou um “e ...” no fim. Uma condição, uma exceção, um limite ou quem disse não pode ficar de fora. O que for diferente disso dá lugar à frase do próprio artigo, com um aviso; o mesmo vale para um “ela” sem a frase em que se apoia.",
    translated:
      "A tradução é comparada com a frase que traduz: números, unidades, moedas, datas, nomes, negações, palavras como “só”, “pode” ou “todos” e se alguém afirma aquilo. Se algo difere, pedimos mais uma vez; depois disso, a frase aparece no idioma original.",
    blind:
      "O que essa comparação não vê: uma palavra comum errada, ou duas pessoas ou coisas comuns trocadas. “Os avós ensinam os alunos” no lugar de “os alunos ensinam os avós” passa. Também passa uma escolha de frases verdadeiras que mostra um lado só. Por isso a página de cada artigo também traz as frases da própria fonte, a um toque.",
    none: "Ainda não há números: estas regras são novas, e ninguém as mediu com artigos escritos por quem não as conhece.",
    lead: (articles) =>
      `Medido com ${articles} artigos inventados, nos dois idiomas. Ninguém que escreveu tinha visto as regras: um escreveu os artigos, um modelo que só tinha o pedido deste site escreveu as frases verdadeiras, e outro escreveu as falsas. Nenhuma regra foi escrita para esses artigos. Depois deles entraram seis: uma frase tem pelo menos três palavras, uma quantia mantém a sua moeda, uma lista de quantidades fica inteira, um trecho que abre um parêntese termina com ele, “segundo o conselho” não fica sozinho, nem uma frase que diz “desses” ou “os outros”. Saíram regras que aqui não recusavam nada, ou quase só frases verdadeiras. Por isso já olhamos para esses artigos, e a próxima medição precisa de outros.`,
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
      changed: "uma tradução não dizia o mesmo que o original",
      "prompt-leak": "a resposta repetia as instruções",
    },
  },
  back: "Todas as notícias",
};

export const newsPipelineMessages: Messages<typeof en> = { en, "pt-br": ptBr };
