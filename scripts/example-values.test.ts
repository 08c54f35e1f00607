import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARD_AMOUNTS } from "../app/features/donations/core/amount";
import { parseDonationConfig } from "../app/features/donations/core/donation-config";
import { toPixCode } from "../app/features/donations/core/pix-view";
import { isExampleAddress, isExamplePixCode } from "../app/lib/example-value";
import { exampleVariables } from "./example-values.mjs";

/** A module of scripts/ and all that it loads, by name. */
function listModules(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  for (const [, imported = ""] of text.matchAll(/"\.\/([\w/-]+\.mjs)"/g)) listModules(imported, found);
  return found;
}

test("every example is at example.org, and the pages know it as one", () => {
  const { SOCIAL_LINKS, DONATION_LINKS, PIX_NAME, PIX_CITY, ...addresses } = exampleVariables({});
  const social: { url: string }[] = JSON.parse(SOCIAL_LINKS ?? "");
  const cards: Record<string, string> = JSON.parse(DONATION_LINKS ?? "");
  const all = [...Object.values(addresses), ...social.map(({ url }) => url), ...Object.values(cards)];
  expect(all.filter((value) => !isExampleAddress(value))).toEqual([]);
  expect(Object.keys(cards)).toEqual(CARD_AMOUNTS.map(String));
  expect([PIX_NAME, PIX_CITY]).toEqual([expect.stringContaining("EXEMPLO"), "EXEMPLO"]);
});

test("the example of Pix gives a code that says so and reaches nobody", () => {
  const { settings, problems } = parseDonationConfig(exampleVariables({}));
  expect(problems).toEqual([]);
  if (settings.pix === null) throw new Error("no receiver");
  const { code, receiverName } = toPixCode(settings.pix, 1000);
  expect(isExamplePixCode(code)).toBe(true);
  expect(receiverName).toMatch(/^EXEMPLO/);
});

test("what the author has set switches the examples of its group off, and no other", () => {
  const left = Object.keys(
    exampleVariables({ PIX_KEY: "someone@school.example", BOOK_URL_PT: "https://shop.example" }),
  );
  expect(left).toEqual([
    "CONTACT_EMAIL",
    "BOOK_URL_EN",
    "EXTERNAL_TOOLS_URL",
    "SOCIAL_LINKS",
    "DONATION_LINKS",
  ]);
  expect(Object.keys(exampleVariables({ CONTACT_EMAIL: " " }))).toContain("CONTACT_EMAIL");
});

test("only what runs on this machine knows the examples", () => {
  expect(listModules("serve.mjs")).toContain("example-values.mjs");
  for (const script of ["deploy.mjs", "doctor.mjs", "links-publish.mjs"])
    expect(listModules(script), script).not.toContain("example-values.mjs");
});
