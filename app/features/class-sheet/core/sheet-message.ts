// A handout as a message for WhatsApp: its name, its items one to a line, and its link.
import { roomForText, toWhatsAppText } from "~/lib/whatsapp-text";

export interface SheetMessage {
  readonly title: string;
  /** Titles of the items. */
  readonly items: readonly string[];
  /** Addresses of the handout, each shorter than the one before; the first that leaves room is taken, and never cut. */
  readonly links: readonly string[];
  /** Says how many items have no line. */
  readonly more: (count: number) => string;
}

/** The message with as many whole lines as there is room for; null where no link leaves room for the title. */
export function toSheetMessage({ title, items, links, more }: SheetMessage): string | null {
  const url = links.find((link) => roomForText({ title, url: link }) >= 0);
  if (url === undefined) return null;
  const room = roomForText({ title, url });
  const textWith = (lines: number) => {
    const rest = items.length - lines;
    return [...items.slice(0, lines).map((item) => `• ${item}`), ...(rest > 0 ? [more(rest)] : [])].join(
      "\n",
    );
  };
  for (let lines = items.length; lines >= 0; lines -= 1) {
    const text = textWith(lines);
    if (text.length <= room) return toWhatsAppText({ title, text, url });
  }
  return toWhatsAppText({ title, text: "", url });
}
