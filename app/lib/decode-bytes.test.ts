import { expect, test } from "vitest";
import { decodeBytes } from "./decode-bytes";

function bytesOf(latin1: string): Uint8Array {
  return Uint8Array.from(latin1, (character) => character.charCodeAt(0));
}

test("windows-1252 without any declaration is recognised", () => {
  expect(decodeBytes(bytesOf("Educa\xe7\xe3o \x93aspas\x94"), null)).toEqual({
    text: "Educação “aspas”",
    charset: "windows-1252",
  });
});

test("an HTTP charset that is wrong gives way to what the bytes are", () => {
  const utf8 = new TextEncoder().encode("Educação");
  expect(decodeBytes(utf8, "text/xml; charset=ISO-8859-1").text).toBe("Educação");
  expect(decodeBytes(bytesOf("Educa\xe7\xe3o"), "text/xml; charset=utf-8").text).toBe("Educação");
});

test("the XML declaration counts when HTTP says nothing", () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><t>Educa\xe7\xe3o</t>';
  expect(decodeBytes(bytesOf(xml), "application/xml")).toMatchObject({ charset: "iso-8859-1" });
  expect(decodeBytes(bytesOf(xml), "application/xml").text).toContain("Educação");
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

test("no bytes are no text", () => {
  expect(decodeBytes(new Uint8Array(), null).text).toBe("");
});
