// Structured data of one resource, in the schema.org type that fits it.
import { courseJsonLd, type JsonLdObject } from "~/features/seo/core/json-ld";
import type { Resource, ResourceCategory } from "./resource";

const TYPES = {
  ai_tool: "SoftwareApplication",
  course: "Course",
  certification: "EducationalOccupationalCredential",
  book: "Book",
  site: "WebSite",
  youtube: "CreativeWork",
} as const satisfies Record<ResourceCategory, string>;

/** States only what the record says: no price in numbers, no rating, and no date that nobody checked. */
export function resourceJsonLd(resource: Resource): JsonLdObject {
  const { providerMeta: meta, language, status } = resource;
  if (
    resource.category === "course" &&
    status?.hasEnded !== true &&
    resource.level !== null &&
    language !== null
  ) {
    return courseJsonLd({
      title: resource.title,
      description: resource.description,
      provider: meta.provider ?? meta.platform ?? "",
      url: resource.url,
      level: resource.level,
      language,
    });
  }
  const maker = meta.maker ?? meta.provider ?? meta.organisation ?? meta.channel;
  return {
    "@context": "https://schema.org",
    "@type": TYPES[resource.category],
    name: resource.title,
    ...(status?.formerName == null ? {} : { alternateName: status.formerName }),
    description: resource.description,
    url: resource.url,
    keywords: resource.tags.join(", "),
    ...(resource.category === "ai_tool" ? { applicationCategory: "EducationalApplication" } : {}),
    ...(language === null ? {} : { inLanguage: language }),
    ...(meta.author === undefined ? {} : { author: { "@type": "Person", name: meta.author } }),
    ...(meta.publisher === undefined ? {} : { publisher: { "@type": "Organization", name: meta.publisher } }),
    ...(maker === undefined ? {} : { provider: { "@type": "Organization", name: maker } }),
    ...(meta.isbn === undefined ? {} : { isbn: meta.isbn }),
    ...(meta.year === undefined ? {} : { datePublished: meta.year }),
    ...(resource.freeTier === null || status?.hasEnded === true
      ? {}
      : { isAccessibleForFree: resource.freeTier }),
  };
}
