import { PLATFORM_CARDS } from "~/content/platforms.server";

/** Whether the platforms page has a card with the plans and prices of a tool. */
export function isOnPlatforms(toolId: string): boolean {
  return PLATFORM_CARDS.some((card) => card.toolId === toolId);
}
