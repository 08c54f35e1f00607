import { expect, test } from "vitest";
import { toPrintSize } from "./print-size";

function toIssue(note: string, prompt: string) {
  const news = Array.from({ length: 5 }, (_, index) => ({
    id: String(index),
    title: "A headline of the usual length about AI in schools",
    classNote: note,
    gist: "",
    sourceName: "Press",
    sourceUrl: "https://news.example/",
  }));
  return { news, items: [], prompt: { id: "p", title: "Prompt", prompt, path: "/" } };
}

test("an issue is printed small when its sentences are long, or its prompt has many lines", () => {
  expect(toPrintSize(toIssue("n".repeat(130), "p".repeat(350)))).toBe("usual");
  expect(toPrintSize(toIssue("n".repeat(240), "p".repeat(350)))).toBe("small");
  expect(toPrintSize(toIssue("n".repeat(130), "line\n".repeat(20)))).toBe("small");
  expect(toPrintSize({ ...toIssue("", ""), prompt: null })).toBe("usual");
});
