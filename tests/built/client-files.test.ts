// Secrets of ours in the files that go out to browsers: none.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { deskMessages } from "~/i18n/messages/desk";
import { CONFIGURATION } from "../../scripts/configuration.mjs";

const CLIENT = new URL("../../build/client/", import.meta.url);

test("nothing of the author's desk is in the files that a browser gets", () => {
  const words = LOCALES.map((locale) => deskMessages[locale].acts.heading);
  for (const file of readdirSync(CLIENT, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:js|html)$/.test(file)) continue;
    const text = readFileSync(new URL(file, CLIENT), "utf8");
    expect(
      words.filter((word) => text.includes(word)),
      file,
    ).toEqual([]);
  }
});

test("the files a browser gets hold no source map and do not know that there are secrets", () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => /\.map$|\.(?:ts|tsx|sql|toml)$|\.dev\.vars/.test(name))).toEqual([]);
  const secrets = CONFIGURATION.filter((variable) => "secret" in variable).map(({ name }) => name);
  expect(secrets.length).toBeGreaterThan(3);
  for (const file of files.filter((name) => /\.(?:js|css|html|webmanifest)$/.test(name))) {
    const text = readFileSync(new URL(file, CLIENT), "utf8");
    expect(
      secrets.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
    expect(text.includes("sourceMappingURL"), file).toBe(false);
  }
});
