// Parts of the site that are off because nothing is configured for them, which may be on purpose.
import type { Locale } from "~/addresses/languages";
import type { deskMessages } from "~/i18n/messages/desk";
import type { Config } from "../config";

export type SitePart = keyof (typeof deskMessages)[Locale]["partsOff"];

const IS_OFF: Readonly<Record<SitePart, (config: Config) => boolean>> = {
  mail: ({ mail }) => mail.provider.kind === "outbox",
  models: ({ aiProviders }) => aiProviders.length === 0,
  "bot-check": ({ turnstile }) => turnstile === null,
  pix: ({ donations }) => donations.pix === null,
  cards: ({ donations }) => Object.keys(donations.links).length === 0,
  contact: ({ contactEmail }) => contactEmail === null,
  author: ({ authorName }) => authorName === null,
  book: ({ bookUrl }) => Object.values(bookUrl).includes(null),
};

/** The parts that a configuration switches off as a whole. */
export function listPartsOff(config: Config): SitePart[] {
  return (Object.keys(IS_OFF) as SitePart[]).filter((part) => IS_OFF[part](config));
}
