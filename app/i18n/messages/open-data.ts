import type { DataSetId } from "~/features/open-data/core/data-set";
import type { Messages } from "~/i18n/translate";
import { fillTexts } from "~/lib/fill-texts";

/** Names and descriptions of the published sets. */
const sets: Readonly<Record<DataSetId, { readonly name: string; readonly holds: string }>> = {
  tools: {
    name: "AI tools, with evidence",
    holds:
      "Every tool of the catalogue, with what its texts say on age, consent, training, price and languages.",
  },
  courses: {
    name: "Courses",
    holds: "Courses in English and Portuguese, with provider, length, cost and certificate.",
  },
  books: { name: "Books", holds: "Books on AI in education, with author, year, publisher and ISBN." },
  lessons: {
    name: "Lessons and prompts",
    holds: "The lessons behind the book's codes: prompt, steps, stage, subject, time and materials.",
  },
  codes: { name: "Printed codes", holds: "Every printed code, with its short link and its page." },
  rules: {
    name: "Rules on AI",
    holds: "Laws, guidance and bills: what each text asks, since when it holds, and the source we read.",
  },
  changes: {
    name: "Changes",
    holds: "What changed in tools and rules: what it was, what it is, since when, and who says so.",
  },
  "news-sources": { name: "News sources", holds: "The feeds that the news is made from." },
};

const en = {
  sets,
  heading: "The files",
  files:
    "Each set is a JSON file with its schema (JSON Schema 2020-12), and the same as CSV for a spreadsheet. Every file carries licence, date and number of records. They are made anew with each version of the site.",
  formats: { json: "JSON", csv: "CSV", "schema.json": "Schema" },
  /** Names a link to a file: "Books, CSV". */
  file: (name: string, format: string) => `${name}, ${format}`,
  use: "How you may use them",
  licence: (name: string) => `Licence: ${name}.`,
  licenceText:
    "Use, change and pass on the data; keep the licence with it. Please name AI Teacher Pro and the date of the file, because facts go out of date. Each rule names the text it is based on, and so does each fact of a tool where we found one: check there before you decide. Any web page may read the files directly.",
  questions: "Four questions, ten lines each",
  run: "Save one as question.mjs and run it with Node 18 or later: node question.mjs",
  script: "Script",
};

const setsPtBr: typeof sets = {
  tools: {
    name: "Ferramentas de IA, com evidências",
    holds:
      "Todas as ferramentas do catálogo, com o que os textos delas dizem sobre idade, autorização, treino, preço e idiomas.",
  },
  courses: {
    name: "Cursos",
    holds: "Cursos em inglês e em português, com instituição, duração, custo e certificado.",
  },
  books: {
    name: "Livros",
    holds: "Livros sobre IA na educação, com autor, ano, editora e ISBN.",
  },
  lessons: {
    name: "Aulas e prompts",
    holds: "As aulas por trás dos códigos do livro: prompt, passos, etapa, componente, tempo e materiais.",
  },
  codes: { name: "Códigos impressos", holds: "Todos os códigos do livro, com o link curto e a página." },
  rules: {
    name: "Regras de IA",
    holds: "Leis, orientações e projetos: o que cada texto pede, desde quando vale e a fonte que foi lida.",
  },
  changes: {
    name: "Mudanças",
    holds: "O que mudou em ferramentas e regras: como era, como é, desde quando e quem diz.",
  },
  "news-sources": { name: "Fontes das notícias", holds: "Os feeds de onde saem as notícias." },
};

const ptBr: typeof en = {
  sets: setsPtBr,
  heading: "Os arquivos",
  files:
    "Cada conjunto é um arquivo JSON com o seu esquema (JSON Schema 2020-12) e também um CSV, para abrir em planilha. Todo arquivo traz licença, data e número de registros. Eles são refeitos a cada versão do site.",
  formats: { json: "JSON", csv: "CSV", "schema.json": "Esquema" },
  file: (name, format) => `${name}, ${format}`,
  use: "Como você pode usar",
  licence: (name) => `Licença: ${name}.`,
  licenceText:
    "Use, mude e repasse os dados; mantenha a licença junto. Cite, por favor, o AI Teacher Pro e a data do arquivo, porque os fatos envelhecem. Cada regra diz em que texto se apoia, e cada fato de uma ferramenta também, onde achamos um: confira lá antes de decidir. Qualquer página da web pode ler os arquivos diretamente.",
  questions: "Quatro perguntas, dez linhas cada",
  run: "Salve uma delas como question.mjs e rode com o Node 18 ou mais novo: node question.mjs",
  script: "Script",
};

export const openDataMessages: Messages<typeof en> = fillTexts({ en, "pt-br": ptBr });
