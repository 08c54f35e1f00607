import { expect, test } from "vitest";
import { printSizeOf } from "./print-size";

function issueOf(note: string, prompt: string) {
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
  expect(printSizeOf(issueOf("n".repeat(130), "p".repeat(350)))).toBe("usual");
  expect(printSizeOf(issueOf("n".repeat(240), "p".repeat(350)))).toBe("small");
  expect(printSizeOf(issueOf("n".repeat(130), "line\n".repeat(20)))).toBe("small");
  expect(printSizeOf({ ...issueOf("", ""), prompt: null })).toBe("usual");
});
