import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type * as z from "zod";
import { toPath } from "~/addresses/addresses";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from "~/addresses/languages";
import { BOOKS } from "~/content/books.server";
import { CERTIFICATIONS } from "~/content/certifications.server";
import { COURSES } from "~/content/courses/courses.server";
import { ENGLISH_COURSES } from "~/content/courses/courses-en.server";
import { LEARN_TOOLS } from "~/content/learn-tools.server";
import { NEWS_SOURCES } from "~/content/news-sources.server";
import { LEADS_TO_WORDS, VIDEO_FORM_LABELS } from "~/content/record-words";
import { RULES } from "~/content/rules/rules.server";
import {
  bookSchema,
  certificationSchema,
  courseSchema,
  learnToolSchema,
  newsSourceSchema,
  siteSchema,
  toolGroupSchema,
  toolSchema,
  videoSchema,
} from "~/content/schemas";
import { SITES } from "~/content/sites.server";
import { TAGS } from "~/content/tags.server";
import { TOOL_GROUPS } from "~/content/tool-groups.server";
import { VIDEOS } from "~/content/videos.server";
import { LEARN_GROUPS, TOOL_GROUP_IDS } from "~/features/catalogue/core/resource";
import {
  CATALOGUE,
  findResource,
  findTagTwin,
  listCourses,
  listLearnTools,
  listResources,
  listToolGroups,
  TOOL_EVIDENCE,
  TOOLS,
} from "~/features/catalogue/io/catalogue.server";
import { provenanceWords } from "~/i18n/provenance-words";
import { foldText } from "~/lib/fold-text";
import { loadResourceList } from "~/page-parts/resource-list.server";
import { ROOT, sourcesBelow } from "./import-graph";

/** Lists with the least number of records, which the book and the first edition of the site promise; they may grow. */
const LISTS: readonly (readonly [string, z.ZodType, readonly { readonly id: string }[], number])[] = [
  ["tools", toolSchema, TOOLS, 54],
  ["tool groups", toolGroupSchema, TOOL_GROUPS, 5],
  ["English courses", courseSchema, ENGLISH_COURSES, 21],
  ["Portuguese courses", courseSchema, COURSES["pt-br"], 50],
  ["learn tools", learnToolSchema, LEARN_TOOLS, 10],
  ["certifications", certificationSchema, CERTIFICATIONS, 10],
  ["books", bookSchema, BOOKS, 18],
  ["sites", siteSchema, SITES, 39],
  ["videos", videoSchema, VIDEOS, 34],
  ["news sources", newsSourceSchema, NEWS_SOURCES, 35],
];

test.each(LISTS)(
  "the %s are complete, in both languages, with https addresses",
  (_, schema, records, promised) => {
    expect(records.length).toBeGreaterThanOrEqual(promised);
    for (const record of records) {
      const result = schema.safeParse(record);
      expect(result.error?.issues ?? [], record.id).toEqual([]);
    }
  },
);

/** Texts that stand in a list more than once, without regard to case and accents. */
function listRepeated(texts: readonly string[]): string[] {
  const folded = texts.map(foldText);
  return texts.filter((_, index) => folded.indexOf(folded[index] ?? "") !== index);
}

test("ids are unique over the catalogue, and over the news sources", () => {
  expect(listRepeated(CATALOGUE.map(({ record }) => record.id))).toEqual([]);
  expect(listRepeated(NEWS_SOURCES.map(({ id }) => id))).toEqual([]);
});

test("no two tools have one title or one address", () => {
  for (const locale of LOCALES) {
    const titles = TOOLS.map(({ title }) => (typeof title === "string" ? title : title[locale]));
    expect(listRepeated(titles), locale).toEqual([]);
  }
  expect(listRepeated(TOOLS.map(({ url }) => url))).toEqual([]);
});

test("no feed is read under two ids, and no two sources have one name", () => {
  expect(listRepeated(NEWS_SOURCES.map(({ feed }) => feed))).toEqual([]);
  expect(listRepeated(NEWS_SOURCES.map(({ name }) => name))).toEqual([]);
});

/** Characters of a description: five lines of a card. */
const LONGEST_DESCRIPTION = 160;

test("every description fits its card", () => {
  for (const { record } of CATALOGUE)
    for (const text of Object.values(record.description))
      expect(text.length, `${record.id}: ${text}`).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
});

/** Texts below a value that are the same in two languages. */
function listUntranslated(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const texts = Object.entries(value).flatMap(([key, text]) =>
    LOCALES.some((locale) => locale === key) && typeof text === "string" ? [text] : [],
  );
  return [...listRepeated(texts), ...Object.values(value).flatMap(listUntranslated)];
}

test("no text of one language is the text of another", () => {
  expect(listUntranslated([{ text: { en: "Free plan", "pt-br": "Free plan" } }])).toEqual(["Free plan"]);
  expect(listUntranslated([CATALOGUE, TOOL_EVIDENCE, RULES])).toEqual([]);
});

test("every group has its tools, in the order of the page", () => {
  expect(TOOL_GROUPS.map(({ id }) => id)).toEqual(TOOL_GROUP_IDS);
  for (const group of TOOL_GROUP_IDS) expect(TOOLS.map((tool) => tool.group)).toContain(group);
  for (const group of LEARN_GROUPS) expect(LEARN_TOOLS.map((tool) => tool.group)).toContain(group);
});

test("every language features some of its courses, and not all", () => {
  for (const locale of LOCALES) {
    const courses = listCourses(locale);
    const featured = courses.filter((course) => course.featured);
    expect(featured.length, locale).toBeGreaterThan(0);
    expect(featured.length, locale).toBeLessThan(courses.length);
  }
});

test("a Portuguese course is tagged either gratuito or pago, and the tag agrees with its cost", () => {
  expect([TAGS.free["pt-br"], TAGS.paid["pt-br"]]).toEqual(["Gratuito", "Pago"]);
  for (const { id, tags, free, cost } of COURSES["pt-br"]) {
    const costTags = tags.filter((tag) => tag === "free" || tag === "paid");
    if (free !== null) expect(costTags, id).toEqual([free ? "free" : "paid"]);
    else expect(costTags, id).toHaveLength(cost.en === "Not stated" ? 0 : 1);
  }
});

test("the check digit of every ISBN is right", () => {
  const isbns = BOOKS.flatMap(({ isbn13 }) => (isbn13 === null ? [] : [isbn13]));
  expect(isbns.length).toBeGreaterThan(0);
  for (const isbn of isbns) {
    const sum = [...isbn].reduce(
      (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
      0,
    );
    expect(sum % 10, isbn).toBe(0);
  }
});

// The page of a tool says of each fact where it stands.
test("a record that no text was found for says so, and has no month that would make it look checked", () => {
  const said = { en: "no source found", "pt-br": "fonte não encontrada" };
  for (const locale of LOCALES) {
    const unfounded = listResources(locale).filter(
      ({ tool, standing }) => tool === null && standing.basis === "not-found",
    );
    expect(unfounded.length).toBeGreaterThan(0);
    for (const { id, standing } of unfounded) {
      expect(standing.month, id).toBeNull();
      expect(provenanceWords(standing, locale).fresh, id).toBe(said[locale]);
    }
  }
});

test("courses made for teachers lead the list of every language", () => {
  for (const locale of LOCALES) {
    const isForTeachers = listCourses(locale).map((course) => course.isForTeachers);
    const count = isForTeachers.filter(Boolean).length;
    expect(count, locale).toBeGreaterThan(10);
    expect(isForTeachers.indexOf(false), locale).toBe(count);
  }
});

/**
 * Lists whose records have a page of their own at their maker, so that a link to any other page would mislead. A site
 * or a tool is its own page.
 */
const WITH_PAGES = [...LOCALES.map((locale) => COURSES[locale]), CERTIFICATIONS, BOOKS];

test("a link to a home page, or one that several things share, says what it opens", () => {
  const unmarked = WITH_PAGES.flatMap((records) =>
    records.filter(({ id, url, leadsTo }) => {
      const isShared = records.some((other) => other.url === url && other.id !== id);
      return leadsTo === undefined && (isShared || new URL(url).pathname === "/");
    }),
  );
  expect(unmarked.map(({ id }) => id)).toEqual([]);
});

test("what a link opens is said of it on card and page, once", () => {
  for (const locale of LOCALES) {
    const courses = new Map(listCourses(locale).map(({ id, caution }) => [id, caution]));
    for (const { id, leadsTo } of WITH_PAGES.flat()) {
      const resource = findResource(id, locale);
      const words = leadsTo === undefined ? null : LEADS_TO_WORDS[leadsTo][locale];
      expect(resource?.linkNote, id).toBe(words);
      if (words === null) continue;
      const said = [resource?.caution, ...(courses.has(id) ? [courses.get(id)] : [])];
      for (const caution of said) expect(caution?.split(words), id).toHaveLength(2);
      expect(resource?.caution?.match(/the link opens|o link abre/gi), id).toHaveLength(1);
    }
  }
});

test("whole channels are called channels, series series, and single videos have an address of their own", () => {
  const forms = [
    [/^https:\/\/www\.youtube\.com\/(?:@|channel\/|user\/|c\/)[^/]+$/, "channel"],
    [/^https:\/\/www\.youtube\.com\/playlist\?list=/, "series"],
    [/^https:\/\/(?:www\.youtube\.com\/watch\?v=|amara\.org\/videos\/)/, "video"],
  ] as const;
  for (const { id, url, form } of VIDEOS) {
    expect(
      forms.flatMap(([pattern, kind]) => (pattern.test(url) ? [kind] : [])),
      id,
    ).toEqual([form]);
    for (const locale of LOCALES)
      expect(findResource(id, locale)?.providerMeta.form, id).toContain(VIDEO_FORM_LABELS[form][locale]);
  }
});

/** In prompts, lessons and the school's papers a person checks something; the rest say what a fact rests on. */
const MAY_SAY_CHECKED = [
  /^app\/content\/(?:book-resources|school-kit|unplugged)\//,
  /^app\/content\/(?:kit-prompts|planning-[\w-]+)\.server\.ts$/,
  /^app\/content\/rules\/rule-schema\.ts$/,
  /^app\/i18n\/messages\/(?:bncc|education-offers|evidence|news|prompt-tools|tool-facts)\.ts$/,
];

const FACT_TEXTS = [...sourcesBelow("app/content"), ...sourcesBelow("app/i18n/messages")].filter(
  (file) => !MAY_SAY_CHECKED.some((pattern) => pattern.test(file)),
);

test("no page calls its facts checked by itself: only what they rest on may say so", () => {
  expect(FACT_TEXTS.length).toBeGreaterThan(100);
  const claims = FACT_TEXTS.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .filter((line) => /\bchecked\b|\bconferid[ao]s?\b/i.test(line.replace(/\/\/.*|^ *\*.*/, "")))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(claims).toEqual([]);
});

test("every resource is whole in every language, under the same ids", () => {
  const ids = listResources(DEFAULT_LOCALE)
    .map(({ id }) => id)
    .sort();
  for (const locale of LOCALES) {
    const resources = listResources(locale);
    expect(resources.map(({ id }) => id).sort()).toEqual(ids);
    expect(resources.slice(0, 6).every(({ category }) => category === "ai_tool")).toBe(true);
    for (const resource of resources) {
      expect(resource.title.trim() && resource.description.trim(), `${resource.id} ${locale}`).not.toBe("");
      expect(
        Object.values(resource.providerMeta).every((text) => text.trim() !== ""),
        resource.id,
      ).toBe(true);
    }
  }
});

test("videos and featured courses begin with what is in the language of the page and about AI", () => {
  for (const locale of LOCALES) {
    const videos = listResources(locale).filter(({ collection }) => collection === "videos");
    const own = videos.slice(0, 8);
    expect(
      own.every(({ language }) => language === LANGUAGES[locale].tag),
      locale,
    ).toBe(true);
    const aboutAi = /\b(?:AI|IA|neural|deep learning)\b/;
    for (const { description } of own.slice(0, 3)) expect(description).toMatch(aboutAi);
    const featured = listCourses(locale).filter((course) => course.featured);
    for (const { title } of featured.slice(0, 3))
      expect(title).toMatch(/AI\b|IA\b|Artificial|Copilot|ChatGPT/);
  }
});

test("every language has courses of its own, and each of them is whole", () => {
  for (const locale of LOCALES) {
    expect(COURSES[locale].length, locale).toBeGreaterThan(0);
    for (const course of COURSES[locale])
      expect(courseSchema.safeParse(course).error?.issues).toBeUndefined();
  }
});

test("a resource is found in any case, in the language asked for, with its title marked when foreign", () => {
  const english = findResource("BOOK-COINTELIGENCIA", "en");
  expect(english?.id).toBe("book-cointeligencia");
  expect(english?.title).toBe("Cointeligência: a vida e o trabalho com IA");
  expect(english?.titleLang).toBe("pt-BR");
  expect(english?.description).toBe("Brazilian edition of Co-Intelligence.");
  expect(findResource("book-cointeligencia", "pt-br")?.titleLang).toBeNull();
  expect(findResource("no-such-thing", "en")).toBeNull();
  expect(findResource("__proto__", "en")).toBeNull();
});

test("a simple tool that is also in the directory names its twin there", () => {
  const simple = listLearnTools("en");
  for (const { id, twinOf } of listResources("en")) {
    if (twinOf === null) continue;
    expect(findResource(twinOf, "en")?.collection).toBe("tools");
    expect(simple.find((tool) => tool.id === id)?.pageId).toBe(twinOf);
  }
  expect(listLearnTools("pt-br").map(({ title }) => title)).toContain(
    "Central do Educador do Microsoft Learn",
  );
});

test("two editions of a book are one card, in the reader's language, which leads to the other one", () => {
  const pairs = BOOKS.filter(({ otherEdition }) => otherEdition !== undefined);
  expect(pairs.length).toBeGreaterThan(2);
  for (const { id, otherEdition = "" } of pairs) {
    expect(BOOKS.find((book) => book.id === otherEdition)?.otherEdition, id).toBe(id);
    for (const locale of LOCALES) {
      const request = new Request(`https://site.test${toPath("library", locale)}`);
      const cards = loadResourceList({ request }, "library", ["books"]).resources;
      const [card, ...more] = cards.filter((one) => one.id === id || one.id === otherEdition);
      expect(more, id).toEqual([]);
      expect(card?.titleLang, id).toBeNull();
      expect(card?.partner?.id, id).toBe(card?.id === id ? otherEdition : id);
    }
  }
});

test("a certification that names a tool of the directory in its title leads to the tool's page", () => {
  const tools = listResources("en").filter(({ collection }) => collection === "tools");
  const named = CERTIFICATIONS.map(({ id, title }) => {
    const words = String(title).toLowerCase().split(/\W+/);
    return { id, tool: tools.find((tool) => words.includes(tool.id))?.id };
  });
  expect(named.filter(({ tool }) => tool !== undefined)).not.toEqual([]);
  for (const { id, tool } of named) {
    for (const locale of LOCALES) expect(findResource(id, locale)?.partner?.id, id).toBe(tool);
  }
});

test("every tag is used, once in a record, and called differently from all others, with its capital", () => {
  const used = new Set(CATALOGUE.flatMap(({ record }) => record.tags));
  expect([...used].sort()).toEqual(Object.keys(TAGS).sort());
  for (const { record } of CATALOGUE) expect(new Set(record.tags).size, record.id).toBe(record.tags.length);
  for (const locale of LOCALES) {
    const labels = Object.values(TAGS).map((tag) => tag[locale]);
    expect(listRepeated(labels)).toEqual([]);
    expect(labels.filter((label) => !/^[\p{Lu}\d]/u.test(label))).toEqual([]);
  }
});

test("a record with a tag that is not in the vocabulary is refused", () => {
  const [video] = VIDEOS;
  expect(videoSchema.safeParse(video).success).toBe(true);
  expect(videoSchema.safeParse({ ...video, tags: ["Ethics"] }).success).toBe(false);
  expect(videoSchema.safeParse({ ...video, tags: ["constructor"] }).success).toBe(false);
});

test("tags have twins in the other language", () => {
  expect(findTagTwin("lesson planning", "pt-br")).toBe("Planejamento de aulas");
  expect(findTagTwin("ETICA", "en")).toBe("Ethics");
  expect(findTagTwin("no such tag", "en")).toBeNull();
});

test("tool groups are named in the language of the page", () => {
  expect(listToolGroups("pt-br").map(({ name }) => name)).not.toEqual(
    listToolGroups("en").map(({ name }) => name),
  );
});
