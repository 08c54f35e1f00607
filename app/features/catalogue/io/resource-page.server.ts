import type { Locale } from "~/addresses/languages";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { MARKING_TOOL_IDS } from "~/content/rules/law-matters.server";
import type { Resource } from "~/features/catalogue/core/resource";
import { type ResourcePage, toResourcePage } from "~/features/catalogue/core/resource-page";
import type { LawLine } from "~/features/rules/core/law-line";
import { getLawLine } from "~/features/rules/io/law-lines.server";
import { listCurrentResources } from "./catalogue.server";

/** Whether the platforms page has a card with the plans and prices of a tool. */
function isOnPlatforms(toolId: string): boolean {
  return PLATFORM_CARDS.some((card) => card.toolId === toolId);
}

/** Lists the laws on marking tools and on pupils' accounts that touch a resource. */
function listLawLines({ id, tool }: Resource, locale: Locale): LawLine[] {
  return [
    ...(MARKING_TOOL_IDS.includes(id) ? [getLawLine("marking", locale)] : []),
    ...(tool?.pupilsMayUse === true ? [getLawLine("pupils-accounts", locale)] : []),
  ];
}

/** Loads the data that the drawer and the page of a resource show. */
export function loadResourcePage(resource: Resource, locale: Locale): ResourcePage {
  return toResourcePage(resource, listCurrentResources(locale), {
    laws: listLawLines(resource, locale),
    isOnPlatforms: isOnPlatforms(resource.id),
  });
}
