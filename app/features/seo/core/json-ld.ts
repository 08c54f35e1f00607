// Structured data of schema.org. Addresses are absolute and start with the configured origin, never with a host
// that a request names: a forged header must not put another site's address into a page.

import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type LanguageTag, LOCALES, type Locale } from "~/addresses/languages";

type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonLdValue[]
  | { readonly [property: string]: JsonLdValue };

export interface JsonLdObject {
  readonly "@context": "https://schema.org";
  readonly "@type": string;
  readonly [property: string]: JsonLdValue;
}

function thing(type: string, properties: Readonly<Record<string, JsonLdValue>>): JsonLdObject {
  return { "@context": "https://schema.org", "@type": type, ...properties };
}

/** The text of a data block. No character in it can end the script element. */
export function jsonLdText(data: JsonLdObject): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

interface SiteFacts {
  readonly origin: string;
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
  /** Who wrote it; null while no name is configured. */
  readonly authorName: string | null;
}

function toAuthor(name: string | null): Readonly<Record<string, JsonLdValue>> {
  return name === null ? {} : { author: { "@type": "Person", name } };
}

/** The site in one language, with its search. */
export function webSiteJsonLd({ origin, locale, name, description, authorName }: SiteFacts): JsonLdObject {
  return thing("WebSite", {
    name,
    description,
    url: origin + toPath("home", locale),
    inLanguage: LANGUAGES[locale].tag,
    ...toAuthor(authorName),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${toPath("search", locale)}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  });
}

interface BookFacts extends SiteFacts {
  /** Path of a picture of the cover. */
  readonly image: string;
  /** Store address of this edition; null while none is configured. */
  readonly storeUrl: string | null;
}

/** One edition of the book, in paperback and Kindle. */
export function bookJsonLd(facts: BookFacts): JsonLdObject {
  const { origin, locale, name, description, image, storeUrl, authorName } = facts;
  const edition = (format: string) => ({
    "@type": "Book",
    bookFormat: `https://schema.org/${format}`,
    inLanguage: LANGUAGES[locale].tag,
    ...(storeUrl === null ? {} : { url: storeUrl }),
  });
  return thing("Book", {
    name,
    description,
    url: `${origin}${toPath("about", locale)}#buy`,
    image: origin + image,
    inLanguage: LANGUAGES[locale].tag,
    ...toAuthor(authorName),
    workExample: [edition("Paperback"), edition("EBook")],
  });
}

export interface NamedPath {
  readonly name: string;
  /** Path on this site. */
  readonly path: string;
}

/** The way from the start page down to this one; the last item is the page itself. */
export function breadcrumbJsonLd(origin: string, items: readonly NamedPath[]): JsonLdObject {
  return thing("BreadcrumbList", {
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  });
}

/** A list of things that have a page on this site, in the order the page shows them. Their pages say what they are. */
export function itemListJsonLd(
  origin: string,
  name: string,
  items: readonly Pick<NamedPath, "path">[],
): JsonLdObject {
  return thing("ItemList", {
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: origin + path,
    })),
  });
}

interface CourseFacts {
  readonly title: string;
  readonly description: string;
  readonly provider: string;
  readonly url: string;
  /** One of the four course levels. */
  readonly level: string;
  readonly language: LanguageTag;
}

/** A course of another provider. */
export function courseJsonLd(course: CourseFacts): JsonLdObject {
  return thing("Course", {
    name: course.title,
    description: course.description,
    url: course.url,
    inLanguage: course.language,
    educationalLevel: course.level,
    provider: { "@type": "Organization", name: course.provider },
  });
}

interface NewsArticleFacts {
  readonly title: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
  /** ISO instant. */
  readonly publishedAt: string;
  /** Language tag of the title; null for the language of the page. */
  readonly lang: string | null;
}

/** Articles of other publishers, in the order the page shows them. Their addresses are those of the publishers. */
export function newsArticlesJsonLd(
  name: string,
  locale: Locale,
  articles: readonly NewsArticleFacts[],
): JsonLdObject {
  return thing("ItemList", {
    name,
    numberOfItems: articles.length,
    itemListElement: articles.map((article, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "NewsArticle",
        headline: article.title,
        url: article.sourceUrl,
        datePublished: article.publishedAt,
        inLanguage: article.lang ?? LANGUAGES[locale].tag,
        publisher: { "@type": "Organization", name: article.sourceName },
      },
    })),
  });
}

interface LessonFacts extends Omit<SiteFacts, "authorName"> {
  /** Path of the page that holds the lesson. */
  readonly path: string;
  /** The same lesson in the other languages. */
  readonly translations: readonly { readonly locale: Locale; readonly path: string }[];
  readonly type: string;
  readonly levels: readonly string[];
  /** "11-14", or "18-" without an upper end. */
  readonly ages: string;
  readonly minutes: number;
  /** Statements of a curriculum; a code names one in its list. */
  readonly teaches: readonly { readonly code: string | null; readonly text: string }[];
  readonly curriculum: string;
  /** Path of the text that says what may be done with it. */
  readonly licencePath: string;
}

/** The range that spans some ages, as LRMI writes it: "11-14", or "18-" where one has no upper end. */
export function ageRange(ages: readonly (readonly [from: number, to: number | null])[]): string {
  const ends = ages.map(([, to]) => to);
  const from = Math.min(...ages.map(([first]) => first));
  return `${from}-${ends.includes(null) ? "" : Math.max(...ends.map(Number))}`;
}

/** A lesson by the terms of LRMI, which are part of schema.org. */
export function lessonJsonLd(lesson: LessonFacts): JsonLdObject {
  const { origin, locale, name, description, path, translations, type, levels, ages, minutes } = lesson;
  return thing("LearningResource", {
    "@id": origin + path,
    name,
    description,
    url: origin + path,
    inLanguage: LANGUAGES[locale].tag,
    learningResourceType: type,
    educationalLevel: levels,
    typicalAgeRange: ages,
    timeRequired: `PT${minutes}M`,
    teaches: lesson.teaches.map(({ code, text }) => ({
      "@type": "DefinedTerm",
      name: text,
      ...(code === null ? {} : { termCode: code, inDefinedTermSet: lesson.curriculum }),
    })),
    isAccessibleForFree: true,
    license: origin + lesson.licencePath,
    workTranslation: translations.map((twin) => ({
      "@type": "LearningResource",
      "@id": origin + twin.path,
      inLanguage: LANGUAGES[twin.locale].tag,
    })),
  });
}

interface DataCatalogFacts extends Omit<SiteFacts, "authorName"> {
  readonly path: string;
  /** YYYY-MM-DD on which the files were written. */
  readonly date: string;
  /** Address of the licence. */
  readonly licence: string;
  readonly sets: readonly {
    readonly name: string;
    readonly description: string;
    /** Paths of its files. */
    readonly files: readonly string[];
  }[];
}

/** The published data: a catalogue with a `Dataset` for each set, and a download for each of its files. */
export function dataCatalogJsonLd(catalogue: DataCatalogFacts): JsonLdObject {
  const { origin, path, name, description, date, licence, sets } = catalogue;
  return thing("DataCatalog", {
    name,
    description,
    url: origin + path,
    license: licence,
    dataset: sets.map((set) => ({
      "@type": "Dataset",
      name: set.name,
      description: set.description,
      license: licence,
      dateModified: date,
      isAccessibleForFree: true,
      inLanguage: LOCALES.map((locale) => LANGUAGES[locale].tag),
      distribution: set.files.map((file) => ({
        "@type": "DataDownload",
        encodingFormat: file.endsWith(".csv") ? "text/csv" : "application/json",
        contentUrl: origin + file,
      })),
    })),
  });
}
