// A card in a page says all that its filter and its drawer need: the texts that everybody reads, and the rest in
// data- attributes of the item around it. So a list is sent once.
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { type ListedResource, RESOURCE_CATEGORIES, type ResourceCard, TOOL_GROUP_IDS } from "./resource";
import { TEACHER_FILTERS } from "./teacher-needs";

/** The data- attributes of an item, by their names in `dataset`. */
export type ItemData = Readonly<Partial<Record<string, string>>>;

/** The texts of a card as they stand in it. */
export type CardTexts = Pick<ListedResource, "title" | "face" | "description" | "byline"> & {
  readonly titleLang: string | null;
  /** The tags that the card shows. */
  readonly tagLine: string;
};

const TAGS_ON_CARD = 3;

/** The first tags, which the card shows in one line. */
export function tagLineOf(tags: readonly string[]): string {
  return tags.slice(0, TAGS_ON_CARD).join(MIDDLE_DOT);
}

/** The tags that it does not show. */
export function tagsBehindCard(tags: readonly string[]): readonly string[] {
  return tags.slice(TAGS_ON_CARD);
}

/** Stands between the tags that the card does not show; no tag has one. */
const TAG_BREAK = "|";

/** What the item around a card says beside the card's texts, by the names of `dataset`. */
export function toItemData(card: ResourceCard) {
  return {
    item: card.id,
    kind: card.category,
    group: card.group ?? undefined,
    tags: tagsBehindCard(card.tags).join(TAG_BREAK) || undefined,
    needs: card.needs.join(" ") || undefined,
  };
}

function split(text: string | undefined, mark: string): string[] {
  return text ? text.split(mark) : [];
}

/** What an item and the texts of its card say together. */
export function readListedResource(data: ItemData, { tagLine, ...texts }: CardTexts): ListedResource {
  const needs = split(data.needs, " ");
  return {
    ...texts,
    id: data.item ?? "",
    category: RESOURCE_CATEGORIES.find((category) => category === data.kind) ?? "site",
    group: TOOL_GROUP_IDS.find((group) => group === data.group) ?? null,
    tags: [...split(tagLine, MIDDLE_DOT), ...split(data.tags, TAG_BREAK)],
    titleLang: LOCALES.map((locale) => LANGUAGES[locale].tag).find((tag) => tag === texts.titleLang) ?? null,
    needs: TEACHER_FILTERS.filter((need) => needs.includes(need)),
  };
}
