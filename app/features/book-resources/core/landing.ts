// View model of the landing of one printed code, in one language.
import type { Locale } from "~/addresses/languages";
import type { StatusView } from "~/features/catalogue/core/record-status";
import {
  type BookResource,
  type BookResourceCard,
  type CompanionContent,
  getNeighbours,
  STEP_PHASES,
  type StepPhase,
  toBookResourceCard,
} from "./book-resource";

export interface CodeLink {
  readonly path: string;
  readonly title: string;
}

/** A tool of the catalogue with what became of it. */
export interface ToolLink extends CodeLink {
  readonly status: StatusView | null;
}

/** Steps of one phase; `phase` is null where no class is taught. */
export interface StepGroup {
  readonly phase: StepPhase | null;
  /** The number of its first step among all of them, from 1 on. */
  readonly start: number;
  readonly steps: readonly string[];
}

export interface CompanionLanding extends BookResourceCard {
  readonly qrContext: string;
  readonly content: CompanionContent;
  readonly stepGroups: readonly StepGroup[];
  /** The printed codes before and after it in the list of the language; null at either end of the book. */
  readonly previous: CodeLink | null;
  readonly next: CodeLink | null;
}

function toCodeLink(resource: BookResource | null, locale: Locale): CodeLink | null {
  if (resource === null) return null;
  const { path, title } = toBookResourceCard(resource, locale);
  return { path, title };
}

/** The steps by their phase; a phase without steps is left out. */
function groupSteps(steps: readonly string[], counts: BookResource["stepCounts"]): readonly StepGroup[] {
  if (counts === null) return [{ phase: null, start: 1, steps }];
  return STEP_PHASES.map((phase, index) => {
    const from = counts.slice(0, index).reduce((sum, count) => sum + count, 0);
    return { phase, start: from + 1, steps: steps.slice(from, from + (counts[index] ?? 0)) };
  }).filter((group) => group.steps.length > 0);
}

/**
 * The landing of a companion id; null when no item has the id, and for pages that are their own landing. An item
 * outside the language's list (such as an app of chapter 6 in Portuguese) keeps its place in the order of the book.
 */
export function findLanding(
  resources: readonly BookResource[],
  id: string,
  locale: Locale,
): CompanionLanding | null {
  const resource = resources.find((one) => one.id === id);
  const content = resource?.text[locale].content ?? null;
  if (resource === undefined || content === null) return null;
  const leafed = resources.filter((one) => one === resource || one.lists.includes(locale));
  const { previous, next } = getNeighbours(leafed, id);
  return {
    ...toBookResourceCard(resource, locale),
    qrContext: resource.text[locale].qrContext,
    content,
    stepGroups: groupSteps(content.steps, resource.stepCounts),
    previous: toCodeLink(previous, locale),
    next: toCodeLink(next, locale),
  };
}
