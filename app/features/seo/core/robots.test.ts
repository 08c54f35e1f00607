import { expect, test } from "vitest";
import { createRobots } from "./robots";

test("robots may read the site but not short links, calls and a visitor's own pages", () => {
  const lines = createRobots("https://site.example").split("\n");
  for (const path of ["/r/", "/pt-br/r/", "/api/", "/search", "/pt-br/favourites"]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  for (const path of ["/news?*q=", "/news?*source=", "/pt-br/news?*q=", "/pt-br/news?*source="]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain("Sitemap: https://site.example/sitemap.xml");
  // "Disallow: /" alone, or the prefix of an indexed page, would hide the site.
  const hidden = lines.filter((line) => line.startsWith("Disallow")).map((line) => line.slice(10));
  // An article's page says itself that it is not to be listed, which only those who may read it can know.
  expect(hidden.filter((path) => path.includes(":"))).toEqual([]);
  for (const path of [
    "/",
    "/tools",
    "/resources/x",
    "/news",
    "/news/x",
    "/pt-br",
    "/pt-br/tools",
    "/chapter3_ex1",
  ]) {
    expect(hidden.filter((prefix) => path.startsWith(prefix))).toEqual([]);
  }
});
