// The lists of resources: their choices and the facets of a card.
import { ANY_WORDS, type FilterableList, SWITCH, toFacets } from "~/lib/filterable-list";
import { RESOURCE_CARDS_ID, RESOURCE_CATEGORIES, type ResourceCard, TOOL_GROUP_IDS } from "./resource";
import { AGE_PARAMETER, agesFrom, CLASS_AGES, NEED_PARAMETER } from "./teacher-needs";

export const VIEWS = ["grid", "list"] as const;

export const RESOURCE_LIST: FilterableList<ResourceCard> = {
  id: RESOURCE_CARDS_ID,
  choices: {
    group: TOOL_GROUP_IDS,
    category: RESOURCE_CATEGORIES,
    tag: ANY_WORDS,
    ...Object.fromEntries(Object.values(NEED_PARAMETER).map((name) => [name, SWITCH])),
    [AGE_PARAMETER]: CLASS_AGES.map(String),
    view: ["list"],
  },
  kept: ["group", "view"],
  looks: ["view"],
  titlesFirst: true,
  toItem: ({ id, title, description, byline = "", partner, group, category, needs, tool, tags }) => ({
    id,
    title,
    words: [description, byline, ...(partner === null ? [] : [partner.title])],
    facets: toFacets({
      category: [category],
      group: group === null ? [] : [group],
      ...Object.fromEntries(needs.map((need) => [NEED_PARAMETER[need], SWITCH])),
      [AGE_PARAMETER]: agesFrom(tool?.pupilsFrom ?? null),
      tag: tags,
    }),
  }),
};
