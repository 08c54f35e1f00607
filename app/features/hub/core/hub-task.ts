// Tasks of a teacher and the items that help with them, as content in every language.
import type { Texts } from "~/addresses/languages";

/** In the order of a teacher's week, then of a term. */
export const HUB_TASK_IDS = [
  "plan",
  "differentiate",
  "feedback",
  "rubric",
  "test",
  "explain",
  "languages",
  "inclusion",
  "families",
  "research",
  "visuals",
  "projects",
  "policy",
  "reports",
  "meetings",
  "exams",
  "catch-up",
] as const;
export type HubTaskId = (typeof HUB_TASK_IDS)[number];

/** Names of lucide icons. */
export type HubTaskIcon =
  | "calendar"
  | "users"
  | "message-circle"
  | "list-checks"
  | "clipboard-check"
  | "lightbulb"
  | "languages"
  | "accessibility"
  | "mail"
  | "search"
  | "image"
  | "code"
  | "scale"
  | "file-text"
  | "handshake"
  | "timer"
  | "trending-up";

/** A record of the catalogue, or an item of the book's companion. */
export interface HubItem {
  readonly kind: "catalogue" | "companion";
  readonly id: string;
}

interface HubPick {
  /** Mostly the same in both languages; another one where it serves the teachers of that language better. */
  readonly item: Texts<HubItem>;
  /** One honest sentence: its benefit and its caveat. */
  readonly reason: Texts<string>;
}

export interface HubTaskRecord {
  /** Also the anchor of the task on the page. */
  readonly id: HubTaskId;
  readonly icon: HubTaskIcon;
  readonly title: Texts<string>;
  readonly description: Texts<string>;
  readonly picks: readonly [HubPick, HubPick, HubPick];
}
