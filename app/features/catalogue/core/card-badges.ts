// Badges of a card, in the order in which a teacher asks: who may use it, what it costs, whether it is in the language
// of the page, what happens to the data; then accounts and offers.
import type { ResourceCard, ToolCard } from "./resource";

export interface WhoBadge extends Pick<ToolCard, "pupils" | "minimumAge" | "needsGuardian"> {
  /** The school lets in pupils below the age for an account of their own. */
  readonly youngerAtSchool: boolean;
}
type NotNull<Value> = Exclude<Value, null>;

export type CardBadge =
  | ({ readonly asks: "who" } & WhoBadge)
  /** "plan": what is free is a plan of it; "whole": the thing itself. */
  | { readonly asks: "cost"; readonly free: "plan" | "whole" }
  | { readonly asks: "language"; readonly part: "answers" | "menus" | "whole" }
  | { readonly asks: "data"; readonly training: NotNull<ToolCard["training"]> }
  | { readonly asks: "account"; readonly account: NotNull<ToolCard["noAccount"]> }
  | { readonly asks: "offer"; readonly offer: NotNull<ToolCard["offer"]> };

type CardFacts = Pick<ResourceCard, "category" | "freeTier" | "inLanguage" | "tool">;

/** The badges of a card, the most asked first. An unknown fact has none. */
export function cardBadges({ category, freeTier, inLanguage, tool }: CardFacts): CardBadge[] {
  const badges: CardBadge[] = [];
  if (tool !== null) {
    const { pupils, minimumAge, needsGuardian, pupilsFrom } = tool;
    const youngerAtSchool =
      pupils !== "through-school" && minimumAge !== null && pupilsFrom !== null && pupilsFrom < minimumAge;
    if (pupils !== null || minimumAge !== null || needsGuardian)
      badges.push({ asks: "who", pupils, minimumAge, needsGuardian, youngerAtSchool });
  }
  if (freeTier === true) badges.push({ asks: "cost", free: category === "ai_tool" ? "plan" : "whole" });
  if (inLanguage === true) badges.push({ asks: "language", part: partInLanguage(tool) });
  if (tool === null) return badges;
  const { training, noAccount: account, offer } = tool;
  if (training !== null) badges.push({ asks: "data", training });
  if (account !== null) badges.push({ asks: "account", account });
  if (offer !== null) badges.push({ asks: "offer", offer });
  return badges;
}

function partInLanguage(tool: ToolCard | null): "answers" | "menus" | "whole" {
  if (tool === null || tool.answersIn === tool.menusIn) return "whole";
  return tool.answersIn === true ? "answers" : "menus";
}

/** The badges that the headlines at the top of a tool's page do not cover. */
export function badgesBesideLeads(card: CardFacts): CardBadge[] {
  return cardBadges(card).filter(({ asks }) => asks === "account" || asks === "offer");
}

/** Badges that tell the cards of one page apart. */
export interface CardDifferences {
  /** The kind of thing is worth a badge: the page shows several. */
  readonly byCategory: boolean;
  /** The badges of a card but those that every card of the page has. */
  readonly listBadges: (card: CardFacts) => readonly CardBadge[];
}

/** A badge that stands on every card of a page says nothing of any of them. */
export function toDifferences(cards: readonly CardFacts[]): CardDifferences {
  const counts = new Map<string, number>();
  for (const badge of cards.flatMap(cardBadges)) {
    const key = JSON.stringify(badge);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isShared = (badge: CardBadge) =>
    cards.length > 1 && counts.get(JSON.stringify(badge)) === cards.length;
  return {
    byCategory: new Set(cards.map(({ category }) => category)).size > 1,
    listBadges: (card) => cardBadges(card).filter((badge) => !isShared(badge)),
  };
}
