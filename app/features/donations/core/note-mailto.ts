// The note of a bank transfer is a mail link. It needs a message that is not blank; the name is optional.
// Nothing typed may become a header of that mail.

/** Mail programs cut longer links; some refuse them. */
export const NOTE_MAX_LENGTH = 1500;
const NAME_MAX_LENGTH = 100;

export interface DonationNote {
  /** The contact address, already parsed from configuration. */
  readonly to: string;
  readonly subject: string;
  readonly name: string;
  readonly message: string;
}

/** Whether the send button is enabled. */
export function canSendNote(message: string): boolean {
  return clean(message).trim() !== "";
}

/** The `mailto:` address of a note, or null while the message is blank; nothing typed becomes a header of the mail. */
export function buildNoteMailto(note: DonationNote): string | null {
  if (!canSendNote(note.message)) return null;
  const message = shorten(clean(note.message).trim(), NOTE_MAX_LENGTH);
  const name = shorten(headerLine(note.name), NAME_MAX_LENGTH);
  const body = name === "" ? message : `${message}\n\n${name}`;
  return `${buildMailto(note.to, note.subject)}&body=${encode(body)}`;
}

/** The `mailto:` address of a mail whose body is still to be written. */
export function buildMailto(to: string, subject: string): string {
  return `mailto:${encodeRecipient(to)}?subject=${encode(headerLine(subject))}`;
}

/** RFC 6068: a line break in a body is %0D%0A. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\n/g, "\r\n"));
}

function encodeRecipient(address: string): string {
  return encodeURIComponent(headerLine(address)).replace("%40", "@");
}

function headerLine(text: string): string {
  return clean(text).replace(/\s+/g, " ").trim();
}

/** One kind of line break, no control characters, no lone surrogates (encodeURIComponent throws on them). */
function clean(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/\p{Surrogate}/gu, "\ufffd");
}

/** Cuts by code point, so that no character is left half. */
function shorten(text: string, maxLength: number): string {
  return Array.from(text).slice(0, maxLength).join("");
}
