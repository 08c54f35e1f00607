// A printed page outlives the Worker: what a code in the book is for works while every call of the Worker fails.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

/** The prerendered site that was written last, whole: tests of starts may be writing others. */
function newestSite(folder: string, mark: string): string {
  const whole = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((site) => existsSync(join(site, mark)));
  const [newest] = whole.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (newest === undefined) throw new Error("no finished site");
  return newest;
}

// One dead Worker for all of them, because its start costs more than they do.
test.describe.configure({ mode: "default" });

let origin = "";
let stop: () => Promise<void> = async () => {};

test.beforeAll(async () => {
  const { PRERENDERED_FILE, SITES } = await import("../../scripts/prerendered-site.mjs");
  const { startWorkerRuntime } = await import("../../scripts/worker-runtime.mjs");
  const state = mkdtempSync(join(tmpdir(), "dead-worker-"));
  const dead = await startWorkerRuntime({
    state,
    assets: newestSite(SITES, PRERENDERED_FILE),
    script: `export default { fetch() { throw new Error("the Worker is dead"); } }`,
  });
  origin = dead.origin;
  stop = async () => {
    await dead.runtime.dispose();
    rmSync(state, { recursive: true, force: true });
  };
});

test.afterAll(() => stop());

for (const [printed, canonical, copy, copied] of [
  ["/chapter3-ex1", "/chapter3_ex1", "Copy prompt", "Curriculum statement: [curriculum statement in full]."],
  [
    "/pt-br/chapter3_ex1/",
    "/pt-br/chapter3-ex1",
    "Copiar prompt",
    "Habilidade da BNCC: [código e texto da habilidade].",
  ],
] as const) {
  test(`${printed} opens on a dead Worker, and its prompt can be copied`, async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    expect((await request.get(`${origin}/`)).status()).toBe(500);
    await page.goto(origin + printed);
    await expect(page).toHaveURL(origin + canonical);
    await page.getByRole("button", { name: copy }).click();
    await expect(async () => {
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(copied);
    }).toPass();
  });
}
