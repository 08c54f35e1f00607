// The one place that reads and writes the class cards. They last as long as the tab, since staff-room computers are
// shared; the storage of the device has them only where the teacher chose so.
import {
  type ClassCards,
  NO_CARDS,
  parseClassCards,
  serialiseClassCards,
} from "~/features/class-card/core/class-card";
import { CLASS_CARDS_KEY } from "~/features/class-card/core/class-cards-key";

/** Holds the cards of this page once storage has refused them; null while storage works. */
let unstored: ClassCards | null = null;

export interface StoredClassCards {
  readonly cards: ClassCards;
  /** True for those of the device. */
  readonly isKept: boolean;
}

/** The class cards of this tab, or else of this device. */
export function readClassCards(): StoredClassCards {
  if (unstored !== null) return { cards: unstored, isKept: false };
  try {
    const ofTab = sessionStorage.getItem(CLASS_CARDS_KEY);
    const ofDevice = localStorage.getItem(CLASS_CARDS_KEY);
    return { cards: parseClassCards(ofTab ?? ofDevice), isKept: ofTab === null && ofDevice !== null };
  } catch {
    return { cards: NO_CARDS, isKept: false };
  }
}

/** Replaces the class cards; false when the browser refused them and they last only as long as the page. */
export function storeClassCards(cards: ClassCards, isKept: boolean): boolean {
  clearClassCards();
  try {
    if (isKept) localStorage.setItem(CLASS_CARDS_KEY, serialiseClassCards(cards));
    else sessionStorage.setItem(CLASS_CARDS_KEY, serialiseClassCards(cards));
    return true;
  } catch {
    unstored = cards;
    return false;
  }
}

/** Removes every class card from this tab and this device. */
export function clearClassCards(): void {
  unstored = null;
  try {
    sessionStorage.removeItem(CLASS_CARDS_KEY);
    localStorage.removeItem(CLASS_CARDS_KEY);
  } catch {
    // refused: then nothing is stored either
  }
}
