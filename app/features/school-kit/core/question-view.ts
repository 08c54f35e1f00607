// The questions in one language, as the form shows them.
import type { Locale, Texts } from "~/addresses/languages";
import type { QuestionRecords } from "./clause-record";
import {
  ASKED_WHERE,
  KIT_OPTIONS,
  OLDER,
  OWN_USE,
  QUESTION_IDS,
  type QuestionId,
  takesSeveral,
} from "./kit-options";

export interface QuestionView {
  readonly id: QuestionId;
  /** From 1. */
  readonly number: number;
  readonly label: string;
  readonly several: boolean;
  readonly options: readonly OptionView[];
}

export interface OptionView {
  readonly id: string;
  readonly label: string;
  /** Questions that are put only after this answer, or another that leads to them. */
  readonly opens: readonly (QuestionId | typeof OWN)[];
  /** True for an answer that is offered only after one that opens it. */
  readonly isOwnUse: boolean;
}

/** Choices that the stages of older pupils open: the answers that pupils use AI themselves. */
const OWN = "own-use";

/** The questions in one language, in their order. */
export function viewQuestions(records: QuestionRecords, locale: Locale): QuestionView[] {
  return QUESTION_IDS.map((id, position) => {
    const labels: Readonly<Record<string, { readonly label: Texts<string> }>> = records[id].options;
    const options: readonly string[] = KIT_OPTIONS[id];
    return {
      id,
      number: position + 1,
      label: records[id].label[locale],
      several: takesSeveral(id),
      options: options.map((option) => ({
        id: option,
        label: labels[option]?.label[locale] ?? option,
        opens: [
          ...opensWith(id, option),
          ...(id === "stage" && isAmong(OLDER, option) ? ([OWN] as const) : []),
        ],
        isOwnUse: id === "login" && isAmong(OWN_USE, option),
      })),
    };
  });
}

function isAmong(options: readonly string[], option: string): boolean {
  return options.includes(option);
}

function opensWith(question: QuestionId, option: string): QuestionId[] {
  return QUESTION_IDS.filter((other) => {
    const wanted: readonly string[] = ASKED_WHERE[other]?.[question] ?? [];
    return wanted.includes(option);
  });
}
