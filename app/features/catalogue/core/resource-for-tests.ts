import type { Resource, ToolCard } from "./resource";
import { needsMetBy } from "./teacher-needs";

/** A tool with no claims but those that a test names. */
export function toolForTest(fields: Partial<ToolCard> = {}): ToolCard {
  return {
    minimumAge: null,
    pupils: null,
    needsGuardian: false,
    noAccount: null,
    training: null,
    answersIn: null,
    menusIn: null,
    offer: null,
    pupilsMayUse: false,
    pupilsFrom: null,
    trainsNothing: false,
    ...fields,
  };
}

/** A resource with no facts but those that a test names. */
export function resourceForTest(fields: Partial<Resource> = {}): Resource {
  const facts = { freeTier: null, inLanguage: null, tool: null, ...fields };
  return {
    id: "resource",
    category: "ai_tool",
    collection: "tools",
    group: null,
    title: "Title",
    titleLang: null,
    face: "Ti",
    description: "Description",
    url: "https://example.org",
    tags: [],
    shownTags: fields.tags ?? [],
    needs: needsMetBy(facts),
    standing: { basis: "not-found", month: null },
    linkNote: null,
    partner: null,
    leads: [],
    facts: [],
    language: null,
    coverUrl: null,
    providerMeta: {},
    level: null,
    certificate: null,
    caution: null,
    evidence: { basis: "not-found", month: null },
    status: null,
    twinOf: null,
    addedMonth: "2026-11",
    ...facts,
  };
}
