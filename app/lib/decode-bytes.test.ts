import { expect, test } from "vitest";
import { decodeBytes } from "./decode-bytes";

function toBytes(latin1: string): Uint8Array {
  return Uint8Array.from(latin1, (character) => character.charCodeAt(0));
}

test("windows-1252 without any declaration is recognised", () => {
  expect(decodeBytes(toBytes("Educa\xe7\xe3o \x93aspas\x94"), null)).toEqual({
    text: "Educação “aspas”",
    charset: "windows-1252",
  });
});

test("an HTTP charset that is wrong gives way to what the bytes are", () => {
  const utf8 = new TextEncoder().encode("Educação");
  expect(decodeBytes(utf8, "text/xml; charset=ISO-8859-1").text).toBe("Educação");
  expect(decodeBytes(toBytes("Educa\xe7\xe3o"), "text/xml; charset=utf-8").text).toBe("Educação");
});

test("the XML declaration counts when HTTP says nothing", () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><t>Educa\xe7\xe3o</t>';
  expect(decodeBytes(toBytes(xml), "application/xml")).toMatchObject({ charset: "iso-8859-1" });
  expect(decodeBytes(toBytes(xml), "application/xml").text).toContain("Educação");
});

test("an unknown label is passed over", () => {
  const utf8 = new TextEncoder().encode('<?xml version="1.0" encoding="x-klingon"?><t>Educação</t>');
  expect(decodeBytes(utf8, "text/xml; charset=made-up").text).toContain("Educação");
});

test("byte order marks are obeyed and removed", () => {
  expect(decodeBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41), null).text).toBe("A");
  expect(decodeBytes(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0xe7, 0), null).text).toBe("Aç");
  expect(decodeBytes(Uint8Array.of(0xfe, 0xff, 0, 0x41), null).text).toBe("A");
});

test("one broken byte costs its own character, whatever the label says", () => {
  const utf8 = [...new TextEncoder().encode("Educação e avaliação: ")];
  const broken = Uint8Array.from([...utf8, 0xc3, 0x20, 0x41, 0xe2, 0x80, 0x42]);
  for (const label of [null, "text/xml; charset=utf-8", "text/xml; charset=ISO-8859-1"]) {
    expect(decodeBytes(broken, label)).toEqual({ text: "Educação e avaliação:  AB", charset: "utf-8" });
  }
});

test("a letter of windows-1252 in UTF-8 keeps its word whole", () => {
  const around = new TextEncoder().encode("ação, três ");
  const mixed = (word: string) =>
    decodeBytes(Uint8Array.from([...around, ...toBytes(word), ...around]), null).text;
  expect(mixed("caf\xe9 no cora\xe7\xe3o. ")).toBe("ação, três café no coração. ação, três ");
  expect(mixed("CORA\xc7\xc3O \xe0 ")).toBe("ação, três CORAÇÃO  ação, três ");
  // The rest of a character that was cut is no letter.
  expect(mixed("educa\xc3 \xe2\x80 ")).toBe("ação, três educa  ação, três ");
});

test("UTF-8 cut at any byte is still UTF-8", () => {
  const bytes = new TextEncoder().encode("Avaliação, educação, às três — “é”");
  for (let length = 16; length <= bytes.length; length += 1) {
    const { text, charset } = decodeBytes(bytes.subarray(0, length), null);
    expect(charset).toBe("utf-8");
    expect("Avaliação, educação, às três — “é”".startsWith(text)).toBe(true);
  }
});

test("a byte order mark beats the label", () => {
  const marked = Uint8Array.of(0xfe, 0xff, 0, 0x41, 0, 0xe7);
  expect(decodeBytes(marked, "text/xml; charset=utf-16").text).toBe("Aç");
  expect(decodeBytes(marked, "text/xml; charset=iso-8859-1").text).toBe("Aç");
});

test("no bytes are no text", () => {
  expect(decodeBytes(new Uint8Array(), null).text).toBe("");
});

test("a header of nothing but blanks is read in linear time", () => {
  const started = performance.now();
  decodeBytes(new Uint8Array([0x61]), `text/xml; charset=${" ".repeat(64_000)}`);
  expect(performance.now() - started).toBeLessThan(1000);
});
