import { expect, test } from "vitest";
import { classroomShareUrl, whatsAppShareUrl } from "./share-link";

test("the WhatsApp message holds title and address, with nothing that could add a parameter", () => {
  const url = whatsAppShareUrl({ title: "Prova & gabarito + 50%", url: "https://example.org/r/a?x=1#y" });
  expect(url).not.toContain("+");
  expect([...new URL(url).searchParams]).toEqual([
    ["text", "Prova & gabarito + 50%\nhttps://example.org/r/a?x=1#y"],
  ]);
});

test("a broken character in a title does not throw", () => {
  expect(new URL(whatsAppShareUrl({ title: "a\ud800", url: "https://example.org" })).host).toBe("wa.me");
});

test("the Classroom link carries address and title", () => {
  const params = new URL(classroomShareUrl({ title: "Ética", url: "https://example.org/r/a" })).searchParams;
  expect(params.get("url")).toBe("https://example.org/r/a");
  expect(params.get("title")).toBe("Ética");
});
