import { expect, test } from "vitest";
import { relatedResources } from "./related";
import { resourceForTest } from "./resource-for-tests";

test("shared tags and the same group bring three items, the nearest first", () => {
  const subject = resourceForTest({ id: "subject", group: "general-ai", tags: ["Writing", "Free"] });
  const all = [
    resourceForTest({ id: "far", category: "book", collection: "books" }),
    resourceForTest({ id: "group", group: "general-ai" }),
    subject,
    resourceForTest({ id: "tags", group: "coding-tools", tags: ["writing", "FREE"] }),
    resourceForTest({ id: "both", group: "general-ai", tags: ["Writing"] }),
  ];
  expect(relatedResources(all, subject).map(({ id }) => id)).toEqual(["both", "tags", "group"]);
});

test("ties keep catalogue order, and neither the item nor its twin is related to itself", () => {
  const subject = resourceForTest({ id: "consensus" });
  const all = [
    resourceForTest({ id: "learn-consensus", collection: "learn-tools", twinOf: "consensus" }),
    subject,
    resourceForTest({ id: "b" }),
    resourceForTest({ id: "a" }),
  ];
  expect(relatedResources(all, subject).map(({ id }) => id)).toEqual(["b", "a"]);
});

test("what a certificate is about comes before its likes", () => {
  const subject = resourceForTest({ id: "cert", category: "certification", tags: ["ChatGPT", "OpenAI"] });
  const all = [
    subject,
    resourceForTest({ id: "cert-2", category: "certification", tags: ["OpenAI"] }),
    resourceForTest({ id: "chatgpt" }),
  ];
  expect(relatedResources(all, subject).map(({ id }) => id)).toEqual(["chatgpt", "cert-2"]);
});
