import { expect, test } from "vitest";
import { toNewLink, type WatchedLink } from "./link-state";
import { buildLinksMail, describeLink, listLinksToSee } from "./links-report";

const NOW = new Date("2026-11-30T09:00:00Z");

function link(name: string, fields: Partial<WatchedLink>): WatchedLink {
  return { ...toNewLink(`https://${name}.example/`), since: "2026-11-14", ...fields };
}

const LINKS = [
  link("walled", { state: "walled" }),
  link("fine", { state: "works" }),
  link("new", { state: null }),
  link("moved", { state: "moved", finalAddress: "https://there.example/" }),
  link("old-title", { state: "works", notice: "another title", noticedOn: "2026-09-01" }),
  link("title", { state: "works", notice: 'another title: "B" instead of "A"', noticedOn: "2026-11-22" }),
  link("gone", { state: "gone" }),
];

test("the worst stands first, and what only refuses machines is left out unless asked for", () => {
  const names = (all: boolean) =>
    listLinksToSee(LINKS, NOW, all).map(({ address }) => new URL(address).hostname.replace(".example", ""));
  expect(names(false)).toEqual(["gone", "moved", "title"]);
  expect(names(true)).toEqual(["gone", "moved", "walled", "title"]);
});

test("a line says where an address leads, since when, and why to look", () => {
  expect(listLinksToSee(LINKS, NOW, false).map(describeLink)).toEqual([
    "gone since 2026-11-14",
    "moved to https://there.example/ since 2026-11-14",
    'works since 2026-11-14; look at it, another title: "B" instead of "A"',
  ]);
});

test("the mail holds a title of somebody else as text", () => {
  const links = [link("x", { state: "works", notice: "<script>alert(1)</script>" })];
  const head = { to: "a@site.example", from: "b@site.example", siteOrigin: "https://site.example" };
  const mail = buildLinksMail(head, "2026-11-29T01:00:00.000Z", links);
  expect(mail.subject).toBe("AI Teacher Pro: 1 address has changed");
  expect(mail.html).not.toContain("<script>");
  expect(mail.text).toContain("<script>alert(1)</script>");
});
