// The preview pictures as a deployment draws them beside the prerendered pages.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { findPage } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { PREVIEW_SIZE } from "~/features/previews/core/preview-svg";
import { pageMeta } from "~/features/seo/core/page-meta";
import { readVariables } from "../../scripts/configuration.mjs";
import { drawPreviews, ensurePrerendered } from "../../scripts/prerendered-site.mjs";
import { listPageAddresses } from "../../workers/pages/prerendered-addresses";
import { ORIGIN, SHARED_VARIABLES } from "../start/shared-configuration";

const LIGHT_BYTES = 100_000;

let site = "";
beforeAll(async () => {
  const { values } = readVariables();
  site = (await ensurePrerendered({ values, variables: SHARED_VARIABLES, origin: ORIGIN })) ?? "";
  expect(site !== "" && (await drawPreviews(site))).toBe(true);
});

/** Properties of the head at an address, its preview picture among them. */
function toPicture(address: string): Readonly<Record<string, string>> {
  const page = findPage(address);
  if (page === null) throw new Error(`no page at ${address}`);
  const head = pageMeta({ origin: ORIGIN, ...page, title: "Title", description: "Description" });
  return Object.fromEntries(
    head.flatMap((line) => ("property" in line ? [[line.property, line.content]] : [])),
  );
}

test("every prerendered page names a preview picture that goes out with it", () => {
  const names = readdirSync(site, { recursive: true, encoding: "utf8" });
  const pages = names.filter((name) => name.endsWith(".html") && !name.startsWith("downloads"));
  expect(pages.length).toBeGreaterThan(500);
  const missing = pages.filter((name) => {
    const html = readFileSync(join(site, name), "utf8");
    const [, path = "?"] = /<meta property="og:image" content="[a-z]+:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
    return !existsSync(join(site, path));
  });
  expect(missing).toEqual([]);
});

test("every page names a picture that is drawn, a PNG of the right size and under 100 kB", () => {
  const live = ROUTE_TABLE.flatMap(({ paths }) => LOCALES.map((locale) => paths[locale][0]));
  const addresses = [...listPageAddresses(), ...live.filter((path) => !path.includes(":"))];
  const paths = new Set<string>();
  for (const address of addresses) {
    const said = toPicture(address);
    expect(said["og:image:alt"], address).toBe("Title");
    expect(said["og:image:width"], address).toBe(String(PREVIEW_SIZE.width));
    expect(said["og:image:height"], address).toBe(String(PREVIEW_SIZE.height));
    paths.add((said["og:image"] ?? "").slice(ORIGIN.length));
  }
  expect(paths.size).toBeGreaterThan(500);
  const contents = new Set<string>();
  for (const path of paths) {
    const png = readFileSync(join(site, path));
    const header = new DataView(png.buffer, png.byteOffset);
    expect(new TextDecoder().decode(png.subarray(1, 4)), path).toBe("PNG");
    expect({ width: header.getUint32(16), height: header.getUint32(20) }, path).toEqual(PREVIEW_SIZE);
    expect(png.length, path).toBeLessThan(LIGHT_BYTES);
    contents.add(createHash("sha256").update(png).digest("hex"));
  }
  expect(contents.size, "no two pages look alike").toBe(paths.size);
});
