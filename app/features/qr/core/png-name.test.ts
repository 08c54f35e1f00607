import { expect, test } from "vitest";
import { pngName } from "./png-name";

test("a PNG's name is the title in plain letters", () => {
  expect(pngName("Formação: IA & Você?", "x")).toBe("formacao-ia-voce.png");
  expect(pngName("../../etc/passwd", "x")).toBe("etc-passwd.png");
});

test("a title without plain letters, a device name and a long title still give a usable name", () => {
  expect(pngName("日本語", "site-japan")).toBe("site-japan.png");
  expect(pngName("Con", "x")).toBe("qr-con.png");
  const long = pngName("Generative artificial intelligence for teachers of every subject and age", "x");
  expect(long).toBe("generative-artificial-intelligence-for-teachers-of-every.png");
});
