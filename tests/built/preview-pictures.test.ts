// Which preview pictures there are, without drawing them: preview-pictures.release.test.ts draws all.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listPreviewPictures } from "~/page-parts/preview-pictures.server";
import { readVariables } from "../../scripts/configuration.mjs";
import { ensurePrerendered } from "../../scripts/prerendered-site.mjs";
import { ORIGIN, SHARED_VARIABLES } from "../start/shared-configuration";

/** Letters of one width: where a line breaks decides nothing here. */
const measure = (text: string, size: number) => (text.length * size) / 2;

test("every prerendered page names a preview picture that a deployment draws", async () => {
  const { values } = readVariables();
  const site = await ensurePrerendered({ values, variables: SHARED_VARIABLES, origin: ORIGIN });
  const drawn = new Set(listPreviewPictures({ heading: measure, text: measure }).map(({ path }) => path));
  const names = readdirSync(site ?? "", { recursive: true, encoding: "utf8" });
  const pages = names.filter((name) => name.endsWith(".html") && !name.startsWith("downloads"));
  expect(pages.length).toBeGreaterThan(500);
  const missing = pages.filter((name) => {
    const html = readFileSync(join(site ?? "", name), "utf8");
    const [, path = "?"] = /<meta property="og:image" content="[a-z]+:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
    return !drawn.has(path);
  });
  expect(missing).toEqual([]);
});
