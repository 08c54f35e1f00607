// A text for WhatsApp: it makes bold what stands between asterisks, and shows any other markup as it is typed.
import { stripControlCharacters } from "./control-characters";
import { truncateAtWord } from "./truncate-at-word";

/** A longer message is folded away behind "read more", with its link. */
export const WHATSAPP_MAX = 700;
const TITLE_MAX = 150;

export interface WhatsAppMessage {
  readonly title: string;
  readonly text: string;
  /** Absolute address. It stands last and is never cut: what comes before gives way. */
  readonly url: string;
  /** Stands above the address where the text is cut, and says that the whole of it is there. */
  readonly whole?: string;
}

/** Signs that stand for themselves in WhatsApp, and look like those that do not. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { "*": "∗", "~": "∼", "`": "'" };

function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

/** Underscores at the edge of a word would make it slanted; one inside of a word, or a line to write on, would not. */
function withoutSlant(text: string): string {
  return text.replace(/_+/g, (run, at: number) => {
    const isInside = isWordSign(text[at - 1]) && isWordSign(text[at + run.length]);
    return run.length > 2 || isInside ? run : "";
  });
}

/** The text without markup: nothing of it is made bold or slanted, and no sign of it is shown raw. */
function plain(text: string): string {
  const words = stripControlCharacters(text)
    .replace(/\r\n?|\f/g, "\n")
    .replace(/^#{1,6} +/gm, "")
    .replace(/\[([^\][]+)\]\((?:https?:[^)\s]+)\)/g, "$1")
    .replaceAll("**", "")
    .replace(/[*~`]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  return withoutSlant(words)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The title in bold, with the blank line below it. */
function toHead(title: string): string {
  const name = truncateAtWord(plain(title).replaceAll("\n", " "), TITLE_MAX);
  return name === "" ? "" : `*${name}*\n\n`;
}

/** How many characters of text there is room for; below zero where title and link are too long by themselves. */
export function roomForText({ title, url }: Omit<WhatsAppMessage, "text">): number {
  return WHATSAPP_MAX - toHead(title).length - url.length - "\n\n".length;
}

/** Whole sentences of a text that is too long; where they would be less than half of what fits, whole words. */
function cut(text: string, limit: number): string {
  const sentences = /^[\s\S]*[.?!](?=\s)/.exec(text.slice(0, Math.max(0, limit)))?.[0] ?? "";
  return sentences.length < limit / 2 ? truncateAtWord(text, limit) : sentences;
}

/** The message: the title in bold, as much of the text as there is room for, and the link. */
export function toWhatsAppText({ title, text, url, whole }: WhatsAppMessage): string {
  const body = plain(text);
  const room = roomForText({ title, url });
  const isCut = body.length > room;
  const pointer = isCut && whole !== undefined ? `${whole}\n` : "";
  const shown = isCut ? cut(body, room - pointer.length) : body;
  return `${toHead(title)}${shown === "" ? "" : `${shown}\n\n${pointer}`}${url}`;
}
