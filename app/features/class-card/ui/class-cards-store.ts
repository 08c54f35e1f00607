// The one place that reads and writes the class cards. They last as long as the tab, since staff-room computers are
// shared; the storage of the device has them only where the teacher chose so.
import { type ClassCards, parseClassCards } from "~/features/class-card/core/class-card";
import { CLASS_CARDS_KEY } from "~/features/class-card/core/class-cards-key";
import { readStored, writeStored } from "~/ui/device-storage";

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
  const ofTab = readStored(CLASS_CARDS_KEY, "sessionStorage");
  const ofDevice = readStored(CLASS_CARDS_KEY);
  return { cards: parseClassCards(ofTab ?? ofDevice), isKept: ofTab === null && ofDevice !== null };
}

/** Replaces the class cards; false when the browser refused them and they last only as long as the page. */
export function storeClassCards(cards: ClassCards, isKept: boolean): boolean {
  clearClassCards();
  if (!writeStored(CLASS_CARDS_KEY, JSON.stringify(cards), isKept ? "localStorage" : "sessionStorage"))
    unstored = cards;
  return unstored === null;
}

/** Removes every class card from this tab and this device. */
export function clearClassCards(): void {
  unstored = null;
  writeStored(CLASS_CARDS_KEY, null, "sessionStorage");
  writeStored(CLASS_CARDS_KEY, null);
}
