import type { Resource } from "./resource";

/** A resource about which nothing is known but what a test names. */
export function resourceForTest(fields: Partial<Resource> = {}): Resource {
  return {
    id: "resource",
    category: "ai_tool",
    collection: "tools",
    group: null,
    title: "Title",
    titleLang: null,
    description: "Description",
    url: "https://example.org",
    tags: [],
    freeTier: null,
    minimumAge: null,
    login: null,
    interfaceInPortuguese: null,
    educationOffer: null,
    standing: { basis: "not-found", month: null },
    language: null,
    coverUrl: null,
    providerMeta: {},
    level: null,
    certificate: null,
    caution: null,
    evidence: { basis: "not-found", month: null },
    twinOf: null,
    createdAt: "2026-11-01T00:00:00.000Z",
    updatedAt: "2026-11-01T00:00:00.000Z",
    ...fields,
  };
}
