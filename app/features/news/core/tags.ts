// Spec §9: the tag chips of the news section, and what in a text earns each of them.
import { foldText } from "~/lib/fold-text";

export const TAGS = [
  "ai",
  "education",
  "openai",
  "google",
  "microsoft",
  "research",
  "ethics",
  "influential-expert",
  "international-event",
] as const;
export type Tag = (typeof TAGS)[number];

/** Spec §9, in the order of the chips. */
export const TAG_FILTERS = ["all", ...TAGS] as const;
export type TagFilter = (typeof TAG_FILTERS)[number];

/** Only the beginning of a long text says what it is about. */
const TEXT_READ = 2000;

interface TagRule {
  readonly tag: Tag;
  /** Words and phrases, lower case without accents, matched as whole words; "*" stands for any ending. */
  readonly words: readonly string[];
  /** Short forms that mean something else in small letters ("ia" is a verb in Portuguese). */
  readonly acronyms: readonly string[];
}

const TAG_RULES: readonly TagRule[] = [
  {
    tag: "ai",
    words: [
      "artificial intelligence",
      "inteligencia artificial",
      "inteligencias artificiais",
      "generative",
      "generativa*",
      "machine learning",
      "aprendizado de maquina",
      "deep learning",
      "language model*",
      "modelo* de linguagem",
      "neural network*",
      "rede* neura*",
      "chatbot*",
      "chatgpt",
      "openai",
      "anthropic",
      "claude",
      "gemini",
      "copilot",
      "deepmind",
      "mistral",
      "llama",
      "hugging face",
      "deepfake*",
      "prompt engineering",
      "engenharia de prompt*",
    ],
    acronyms: ["AI", "A\\.I\\.", "GenAI", "genAI", "IA", "IAs", "LLM", "LLMs", "GPT", "AGI"],
  },
  {
    tag: "education",
    words: [
      "education",
      "educational",
      "educator*",
      "teacher*",
      "teaching",
      "classroom*",
      "school*",
      "student*",
      "pupil*",
      "curriculum",
      "curricula",
      "lesson*",
      "homework",
      "universit*",
      "higher ed",
      "edtech",
      "tutor*",
      "literacy",
      "educacao",
      "educacional",
      "educacionais",
      "educador*",
      "professor*",
      "docente*",
      "sala de aula",
      "salas de aula",
      "escola*",
      "aluno*",
      "aluna*",
      "estudante*",
      "ensino",
      "curriculo*",
      "universidade*",
      "faculdade*",
      "alfabetizacao",
      "letramento",
      "licao de casa",
    ],
    acronyms: ["K-12", "K12", "BNCC", "MEC", "ENEM", "Enem", "UNESCO"],
  },
  {
    tag: "openai",
    words: [
      "openai",
      "chatgpt",
      "gpt-3*",
      "gpt-4*",
      "gpt-5*",
      "gpt-6*",
      "dall-e",
      "sora",
      "codex",
      "sam altman",
    ],
    acronyms: [],
  },
  {
    tag: "google",
    words: [
      "google",
      "gemini",
      "deepmind",
      "notebooklm",
      "gemma",
      "alphabet",
      "sundar pichai",
      "demis hassabis",
    ],
    acronyms: [],
  },
  {
    tag: "microsoft",
    words: ["microsoft", "copilot", "azure", "bing", "github copilot", "satya nadella", "mustafa suleyman"],
    acronyms: [],
  },
  {
    tag: "research",
    words: [
      "research",
      "researcher*",
      "study finds",
      "new study",
      "paper",
      "preprint",
      "arxiv",
      "benchmark*",
      "scientist*",
      "peer-reviewed",
      "pesquisa",
      "pesquisas",
      "pesquisador*",
      "estudo",
      "estudos",
      "cientista*",
      "artigo cientifico",
    ],
    acronyms: [],
  },
  {
    tag: "ethics",
    words: [
      "ethic*",
      "bias",
      "biased",
      "privacy",
      "copyright",
      "plagiarism",
      "cheating",
      "regulation*",
      "regulator*",
      "ai act",
      "misinformation",
      "disinformation",
      "deepfake*",
      "surveillance",
      "transparency",
      "responsible ai",
      "ai safety",
      "child safety",
      "data protection",
      "etica",
      "etico*",
      "vies",
      "vieses",
      "privacidade",
      "direitos autorais",
      "direito autoral",
      "plagio",
      "regulacao",
      "regulamentacao",
      "marco legal",
      "desinformacao",
      "vigilancia",
      "transparencia",
      "protecao de dados",
      "uso responsavel",
    ],
    acronyms: ["LGPD", "GDPR"],
  },
  {
    tag: "influential-expert",
    words: [
      "geoffrey hinton",
      "yann lecun",
      "yoshua bengio",
      "fei-fei li",
      "andrew ng",
      "sam altman",
      "demis hassabis",
      "dario amodei",
      "ethan mollick",
      "stuart russell",
      "timnit gebru",
      "kate crawford",
      "gary marcus",
      "sal khan",
      "salman khan",
      "ilya sutskever",
      "mustafa suleyman",
      "satya nadella",
      "sundar pichai",
      "jensen huang",
      "andrej karpathy",
      "justin reich",
      "rose luckin",
      "wayne holmes",
      "mira murati",
      "arvind narayanan",
      "emily bender",
      "miguel nicolelis",
      "silvio meira",
      "dora kaufman",
      "ronaldo lemos",
      "virgilio almeida",
    ],
    acronyms: [],
  },
  {
    tag: "international-event",
    words: [
      "conference",
      "summit",
      "world economic forum",
      "davos",
      "united nations",
      "nacoes unidas",
      "european commission",
      "conferencia",
      "cupula",
      "forum mundial",
      "congresso internacional",
      "web summit",
      "campus party",
      "bett brasil",
      "sxsw edu",
      "ai for good",
    ],
    acronyms: [
      "NeurIPS",
      "ICML",
      "ICLR",
      "AAAI",
      "ISTE",
      "BETT",
      "Bett",
      "G7",
      "G20",
      "OECD",
      "OCDE",
      "UNESCO",
      "WAICF",
    ],
  },
];

const COMPILED = TAG_RULES.map(({ tag, words, acronyms }) => ({
  tag,
  words: wordPattern(words),
  acronyms: acronyms.length === 0 ? null : new RegExp(`(?<![\\w.-])(?:${acronyms.join("|")})(?![\\w-])`),
}));

/** A pattern that finds any of the words as whole words in folded text. */
export function wordPattern(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => word.replace(/[.+?^$()[\]{}|\\]/g, "\\$&").replace(/\*/g, "\\w*"));
  return new RegExp(`(?<!\\w)(?:${alternatives.join("|")})(?!\\w)`, "g");
}

export interface TaggableText {
  readonly title: string;
  readonly text: string;
  readonly categories: readonly string[];
}

/** The tags an article earns by its title, its categories and the beginning of its text, in the order of TAGS. */
export function tagsOf({ title, text, categories }: TaggableText): Tag[] {
  const read = `${title}\n${categories.join("\n")}\n${text.slice(0, TEXT_READ)}`;
  const folded = foldText(read);
  return COMPILED.filter(
    ({ words, acronyms }) => folded.search(words) !== -1 || (acronyms?.test(read) ?? false),
  ).map(({ tag }) => tag);
}
