import { expect, test } from "vitest";
import { toFileName } from "./file-name";

test("a file's name is the title in plain letters", () => {
  expect(toFileName("Formação: IA & Você?", "x")).toBe("formacao-ia-voce");
  expect(toFileName("../../etc/passwd", "x")).toBe("etc-passwd");
});

test("a title without plain letters, a device name and a long title still give a usable name", () => {
  expect(toFileName("日本語", "site-japan")).toBe("site-japan");
  expect(toFileName("日本語", "日本")).toBe("file");
  expect(toFileName("Con", "x")).toBe("file-con");
  const long = toFileName("Generative artificial intelligence for teachers of every subject and age", "x");
  expect(long).toBe("generative-artificial-intelligence-for-teachers-of-every");
});
