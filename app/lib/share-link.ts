// The links to share by WhatsApp and Google Classroom, which stand beside the share sheet.

export interface Shared {
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
}

/** The address that opens WhatsApp with title and address as the message. */
export function whatsAppShareUrl({ title, url }: Shared): string {
  return `https://wa.me/?${encodeQuery({ text: `${title}\n${url}` })}`;
}

/** The address that opens Google Classroom's share window. */
export function classroomShareUrl({ title, url }: Shared): string {
  return `https://classroom.google.com/share?${encodeQuery({ url, title })}`;
}

/**
 * URLSearchParams never throws on broken text, whereas encodeURIComponent does. It writes a blank as "+", which
 * WhatsApp would show.
 */
function encodeQuery(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString().replaceAll("+", "%20");
}
