import { expect, test } from "vitest";
import { firstById } from "./resource";

test("row 53: an id that is there twice, in whatever case, is that of the first record", () => {
  const [tool, book, video] = ["chatgpt", "book", "ChatGPT"].map((id) => ({ record: { id } }));
  const entries = [tool, book, video].flatMap((entry) => entry ?? []);
  expect([...firstById(entries)]).toEqual([
    ["chatgpt", tool],
    ["book", book],
  ]);
});
