// influence_score and education_relevance go from 0 to 100. They earn the badges "High Impact" (over 50) and
// "Education Focus" (over 70). What earns points is data.

import type { SourceKind } from "~/features/news/core/article";
import { foldText } from "~/lib/fold-text";
import { type TaggableText, wordPattern } from "./tagging";
import type { Tag } from "./tags";

interface Signal {
  readonly points: number;
  readonly pattern: RegExp;
}

const INFLUENCE_BASE = 15;

const KIND_INFLUENCE: Readonly<Record<SourceKind, number>> = {
  lab: 10,
  policy: 10,
  press: 5,
  education: 5,
  research: 5,
  sample: 0,
};

const TAG_INFLUENCE: Readonly<Partial<Record<Tag, number>>> = {
  openai: 8,
  google: 8,
  microsoft: 8,
  "influential-expert": 12,
  "international-event": 10,
};

/** These words are looked for in the title. If they are only in the text, they count a third. */
const INFLUENCE_SIGNALS: readonly Signal[] = [
  // A launch.
  signal(12, [
    "launch*",
    "release*",
    "introduc*",
    "unveil*",
    "announc*",
    "rolls out",
    "now available",
    "lanca",
    "lancam",
    "lancou",
    "lancamento",
    "anuncia*",
    "apresenta",
    "chega ao brasil",
    "disponivel",
  ]),
  // Law and policy.
  signal(34, [
    "law",
    "laws",
    "bill",
    "regulation*",
    "ban",
    "bans",
    "banned",
    "ai act",
    "court",
    "lawsuit",
    "senate",
    "government",
    "guidance",
    "guidelines",
    "congress",
    "parliament",
    "ministry",
    "lei",
    "projeto de lei",
    "marco legal",
    "proibe*",
    "proibicao",
    "justica",
    "senado",
    "governo",
    "ministerio",
    "congresso",
    "camara dos deputados",
    "diretrizes",
  ]),
  // Something that reaches many.
  signal(12, [
    "billion*",
    "million*",
    "worldwide",
    "nationwide",
    "global",
    "every student",
    "all teachers",
    "bilhao",
    "bilhoes",
    "milhao",
    "milhoes",
    "mundial",
    "nacional",
    "todo o pais",
    "todas as escolas",
  ]),
  // A risk.
  signal(10, [
    "breach",
    "leak*",
    "risk*",
    "warn*",
    "unsafe",
    "cheating",
    "deepfake*",
    "vazamento*",
    "risco*",
    "alerta*",
    "fraude*",
  ]),
  // A breakthrough.
  signal(10, [
    "breakthrough",
    "first ever",
    "for the first time",
    "record",
    "state of the art",
    "outperform*",
    "inedit*",
    "pela primeira vez",
    "recorde",
    "supera",
  ]),
];

const TEACHING_WORDS = wordPattern([
  "teacher*",
  "teaching",
  "classroom*",
  "lesson*",
  "school*",
  "student*",
  "pupil*",
  "homework",
  "curricul*",
  "educator*",
  "education",
  "educational",
  "tutor*",
  "universit*",
  "literacy",
  "k-12",
  "professor*",
  "docente*",
  "sala de aula",
  "salas de aula",
  "aula",
  "aulas",
  "escola*",
  "aluno*",
  "aluna*",
  "estudante*",
  "licao de casa",
  "educador*",
  "educacao",
  "educacional",
  "educacionais",
  "ensino",
  "tutoria",
  "universidade*",
  "letramento",
  "alfabetizacao",
  "bncc",
]);

const TITLE_TEACHING_POINTS = 35;
const TITLE_TEACHING_MOST = 60;
const TEXT_TEACHING_POINTS = 8;
const TEXT_TEACHING_MOST = 40;

/** An item of one sentence has no room for many words, so each says more. */
const SHORT_TEXT = 300;
const SHORT_TEXT_TEACHING_POINTS = 18;
const EDUCATION_SOURCE_POINTS = 20;

/** Only the beginning of a long text says what it is about. */
const TEXT_READ = 3000;

export interface ArticleScores {
  /** 0 to 100. */
  readonly influenceScore: number;
  /** 0 to 100. */
  readonly educationRelevance: number;
}

/** The scores of an article by its words, its tags and the kind of its source. */
export function scoreArticle(article: TaggableText, tags: readonly Tag[], kind: SourceKind): ArticleScores {
  const title = foldText(article.title);
  const text = foldText(article.text.slice(0, TEXT_READ));
  const influence = INFLUENCE_BASE + KIND_INFLUENCE[kind] + signalPoints(title, text) + tagPoints(tags);
  const ofSource = kind === "education" ? EDUCATION_SOURCE_POINTS : 0;
  return {
    influenceScore: clampScore(influence),
    educationRelevance: clampScore(ofSource + teachingPoints(title, text)),
  };
}

function signalPoints(title: string, text: string): number {
  return sum(
    INFLUENCE_SIGNALS.map(({ points, pattern }) => {
      if (title.search(pattern) !== -1) return points;
      return text.search(pattern) === -1 ? 0 : Math.round(points / 3);
    }),
  );
}

function tagPoints(tags: readonly Tag[]): number {
  return sum(tags.map((tag) => TAG_INFLUENCE[tag] ?? 0));
}

function teachingPoints(title: string, text: string): number {
  const each = text.length < SHORT_TEXT ? SHORT_TEXT_TEACHING_POINTS : TEXT_TEACHING_POINTS;
  const inTitle = Math.min(distinctMatches(title) * TITLE_TEACHING_POINTS, TITLE_TEACHING_MOST);
  return inTitle + Math.min(distinctMatches(text) * each, TEXT_TEACHING_MOST);
}

/** Rounds and clamps a score to a whole number from 0 to 100. */
export function clampScore(score: number): number {
  return Math.min(100, Math.max(0, Math.round(score)));
}

function distinctMatches(text: string): number {
  return new Set(text.match(TEACHING_WORDS)).size;
}

function signal(points: number, words: readonly string[]): Signal {
  return { points, pattern: wordPattern(words) };
}

function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + each, 0);
}
