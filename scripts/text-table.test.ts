import { expect, test } from "vitest";
import { textTable } from "./text-table.mjs";

test("a column of numbers ends on one line with its head, a column of words begins so", () => {
  const rows = [
    ["chatgpt", 12],
    ["kit", 3400],
  ];
  expect(textTable(["id", "scans"], rows)).toBe(
    ["id       scans", "chatgpt     12", "kit       3400"].join("\n"),
  );
  expect(textTable(["id"], [])).toBe("id");
});
