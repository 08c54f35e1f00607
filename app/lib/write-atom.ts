// Atom (RFC 4287) of texts of our own.
import { escapeHtml } from "./escape-html";

interface AtomEntry {
  /** A tag (RFC 4151): it never changes. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Plain text. */
  readonly text: string;
}

export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly self: string;
  /** BCP 47. */
  readonly language: string;
  readonly author: string;
  /** The newest first. */
  readonly entries: readonly AtomEntry[];
}

const midnight = (day: string) => `${day}T00:00:00Z`;

/** The feed as XML. The same entries give the same text, whenever it is made. */
export function writeAtom({ id, title, link, self, language, author, entries }: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element("id", id),
    element("title", title),
    `<updated>${midnight(entries[0]?.day ?? "2026-11-20")}</updated>`,
    `<author>${element("name", author)}</author>`,
    `<link href="${escapeHtml(link)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    ...entries.map(writeEntry),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

function writeEntry({ id, title, link, day, text }: AtomEntry): string {
  return `<entry>
${element("id", id)}
${element("title", title)}
<link href="${escapeHtml(link)}"/>
<published>${midnight(day)}</published>
<updated>${midnight(day)}</updated>
${element("content", text)}
</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
