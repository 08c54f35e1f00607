// influence_score and education_relevance go from 0 to 100. They earn the badges "High Impact" (over 50) and
// "Education Focus" (over 70).

import type { SourceKind } from "~/features/news/core/article";
import { foldText } from "~/lib/fold-text";
import { listWords, type WordsByLanguage } from "~/lib/words-by-language";
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

/** Words and phrases as those of tags are written. */
export interface ScoreWords {
  /** Signals of weight. One in the title earns its points, one that is only in the text a third of them. */
  readonly signals: readonly { readonly points: number; readonly words: WordsByLanguage }[];
  readonly teaching: WordsByLanguage;
}

export interface ScoreRules {
  readonly signals: readonly Signal[];
  readonly teaching: RegExp;
}

/** The patterns of the word lists, made once for many articles. */
export function toScoreRules({ signals, teaching }: ScoreWords): ScoreRules {
  return {
    signals: signals.map(({ points, words }) => ({ points, pattern: wordPattern(listWords(words)) })),
    teaching: wordPattern(listWords(teaching)),
  };
}

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
export function scoreArticle(
  article: TaggableText,
  rules: ScoreRules,
  tags: readonly Tag[],
  kind: SourceKind,
): ArticleScores {
  const title = foldText(article.title);
  const text = foldText(article.text.slice(0, TEXT_READ));
  const influence =
    INFLUENCE_BASE + KIND_INFLUENCE[kind] + signalPoints(rules.signals, title, text) + tagPoints(tags);
  const ofSource = kind === "education" ? EDUCATION_SOURCE_POINTS : 0;
  return {
    influenceScore: clampScore(influence),
    educationRelevance: clampScore(ofSource + teachingPoints(rules.teaching, title, text)),
  };
}

function signalPoints(signals: readonly Signal[], title: string, text: string): number {
  return sum(
    signals.map(({ points, pattern }) => {
      if (title.search(pattern) !== -1) return points;
      return text.search(pattern) === -1 ? 0 : Math.round(points / 3);
    }),
  );
}

function tagPoints(tags: readonly Tag[]): number {
  return sum(tags.map((tag) => TAG_INFLUENCE[tag] ?? 0));
}

function teachingPoints(teaching: RegExp, title: string, text: string): number {
  const each = text.length < SHORT_TEXT ? SHORT_TEXT_TEACHING_POINTS : TEXT_TEACHING_POINTS;
  const inTitle = Math.min(distinctMatches(title, teaching) * TITLE_TEACHING_POINTS, TITLE_TEACHING_MOST);
  return inTitle + Math.min(distinctMatches(text, teaching) * each, TEXT_TEACHING_MOST);
}

/** Rounds and clamps a score to a whole number from 0 to 100. */
export function clampScore(score: number): number {
  return Math.min(100, Math.max(0, Math.round(score)));
}

function distinctMatches(text: string, pattern: RegExp): number {
  return new Set(text.match(pattern)).size;
}

function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + each, 0);
}
