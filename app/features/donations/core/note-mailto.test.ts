// Nothing typed into a note may become a header of its mail.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildNoteMailto, canSendNote, type DonationNote, NOTE_MAX_LENGTH } from "./note-mailto";

function note(changes: Partial<DonationNote> = {}): DonationNote {
  return { to: "author@example.com", subject: "A note", name: "", message: "Thank you", ...changes };
}

function getHref(changes: Partial<DonationNote>): URL {
  const href = buildNoteMailto(note(changes));
  if (href === null) throw new Error("no link");
  return new URL(href);
}

test("a blank message gives no link and keeps the button disabled", () => {
  for (const message of ["", "  \n\t ", "\u0000", "\u00a0"]) {
    expect(canSendNote(message)).toBe(false);
    expect(buildNoteMailto(note({ message }))).toBeNull();
  }
});

test("the name is optional and signs the message when given", () => {
  expect(getHref({}).searchParams.get("body")).toBe("Thank you");
  expect(getHref({ name: " Ana\r\n Souza " }).searchParams.get("body")).toBe("Thank you\r\n\r\nAna Souza");
});

test("ampersands, question marks and line breaks typed into a note stay text", () => {
  const url = getHref({
    name: "x&bcc=a@b.example",
    subject: "Hi\r\nBcc: a@b.example",
    message: "1&cc=evil@b.example?subject=x#y\r\nCc: evil@b.example\n%0d%0aBcc: z",
  });
  expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(url.hash).toBe("");
  expect(url.searchParams.get("subject")).toBe("Hi Bcc: a@b.example");
  expect(url.searchParams.get("body")).toBe(
    "1&cc=evil@b.example?subject=x#y\r\nCc: evil@b.example\r\n%0d%0aBcc: z\r\n\r\nx&bcc=a@b.example",
  );
});

test("a recipient cannot carry further headers", () => {
  expect(buildNoteMailto(note({ to: "a?cc=b@example.com" }))).toMatch(
    /^mailto:a%3Fcc%3Db@example\.com\?subject=/,
  );
});

test("no text makes the builder throw or add a field, and long notes are cut", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, message) => {
      const href = buildNoteMailto(note({ name: `\ud800${name}`, message: `x\udc00${message}` }));
      expect([...new URL(href ?? "").searchParams.keys()]).toEqual(["subject", "body"]);
    }),
  );
  expect(getHref({ message: "é".repeat(NOTE_MAX_LENGTH + 1) }).searchParams.get("body")).toHaveLength(
    NOTE_MAX_LENGTH,
  );
});
