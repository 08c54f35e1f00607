// Calls of the commands to wrangler for production, understood by the wrangler of this project on local data. Each
// starts wrangler anew, which takes some seconds.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { productionLinks } from "../scripts/link-store.mjs";
import { ROOT } from "../scripts/project-node.mjs";

test("wrangler writes, lists, reads and removes what the commands ask it to", async () => {
  const state = mkdtempSync(join(tmpdir(), "wrangler-links-"));
  vi.stubEnv("PATH", `${join(ROOT, "node_modules", ".bin")}${delimiter}${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(state, { recursive: true });
  });
  const links = productionLinks(["--local", "--persist-to", state]);
  const entries = [
    { key: "retarget/kit", value: '{"en":"/kit"}' },
    { key: "retarget/ação", value: "https://example.org/?a=1&b='2'" },
  ];
  await links.write([...entries, { key: "gemini", value: "https://former.example/" }]);
  const keys = await links.listKeys("retarget/");
  expect(keys.sort()).toEqual(entries.map(({ key }) => key).sort());
  expect(await links.read([...entries.map(({ key }) => key), "none"])).toEqual(entries);
  await links.remove(["retarget/kit", "gemini"]);
  expect(await links.listKeys()).toEqual(["retarget/ação"]);
});
