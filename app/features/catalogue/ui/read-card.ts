import { useMemo } from "react";
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import {
  type ListedResource,
  RESOURCE_CARDS_ID,
  RESOURCE_CATEGORIES,
} from "~/features/catalogue/core/resource";

const LANGUAGE_TAGS = LOCALES.map((locale) => LANGUAGES[locale].tag);

/** The link in the title of a card, within its item. */
export const TITLE_LINK = "article :is(h2, h3, h4) a";

/** Reads the card of a resource from the page, for its drawer; null where the page has none. */
export function useCard(id: string): ListedResource | null {
  return useMemo(() => {
    const items = document.querySelectorAll<HTMLElement>(`#${RESOURCE_CARDS_ID} > [data-item]`);
    const item = [...items].find(({ dataset }) => dataset.item === id);
    if (item === undefined) return null;
    const link = item.querySelector(TITLE_LINK);
    const facets = item.dataset.facets ?? "";
    return {
      id,
      category: RESOURCE_CATEGORIES.find((known) => facets.startsWith(`category=${known}`)) ?? "site",
      title: link?.textContent ?? "",
      titleLang: LANGUAGE_TAGS.find((tag) => tag === link?.getAttribute("lang")) ?? null,
      face: item.querySelector<HTMLElement>("[data-face]")?.dataset.face ?? "",
      description: item.querySelector("[data-description]")?.textContent ?? "",
    };
  }, [id]);
}
