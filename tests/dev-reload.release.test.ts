// In `npm run dev` every change shows by itself: the open page is told to load again, and what it then gets is new.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyInstalledProject } from "./start/project-copy";
import { freePort, start } from "./start/started-site";

const ISLAND = "app/features/search/ui/search-button.shell.tsx";

/** One of each kind: its file, a piece of it, what takes its place, and an address that shows it. */
const CHANGES = [
  ["message", "app/i18n/messages/shell.ts", "Generative AI for Teachers", "seen-message", "/about"],
  ["route", "app/routes/about.tsx", "<h1>", '<h1 id="seen-route">', "/about"],
  ["component", "app/features/shell/ui/footer.tsx", "<p ", '<p id="seen-component" ', "/about"],
  ["island", ISLAND, '"keydown"', '"seen-island"', `/${ISLAND}`],
  ["style", "app/styles/tokens.css", "--surface: ", "--seen-style: 0; --surface: ", "/about"],
  ["record", "app/content/tools/first-tools.server.ts", '"ChatGPT"', '"seen-record"', "/tools"],
] as const;

/** The socket by which the dev server speaks to an open page. */
async function openSocket(port: number) {
  const socket = new WebSocket(`ws://localhost:${port}/`, "vite-hmr");
  onTestFinished(() => socket.close());
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  return {
    reload: () =>
      new Promise<void>((resolve) => {
        socket.addEventListener("message", ({ data }) => {
          if (JSON.parse(data).type === "full-reload") resolve();
        });
      }),
  };
}

test("in npm run dev a change of any kind has the open page loaded again, which then shows it", async () => {
  const folder = copyInstalledProject("dev");
  const port = await freePort();
  // A runner that says CI gets its words in colours, of which one stands in the midst of the word below.
  const env = { PORT: String(port), NO_COLOR: "1" };
  const site = start(folder, env, [process.execPath, "scripts/dev.mjs"]);
  await site.says("Local:");
  const read = async (address: string) => (await fetch(`http://localhost:${port}${address}`)).text();
  for (const [kind, , , , address] of CHANGES)
    expect((await read(address)).includes(`seen-${kind}`), kind).toBe(false);
  const shown = await read("/about");
  expect(shown.includes('import "/@vite/client"')).toBe(true);
  // The order of the layers stands before every sheet, or the reset would win over what comes before it.
  expect(shown.slice(shown.indexOf("<style")).replace(/\/\*.*?\*\//gs, "")).toMatch(
    /^<style>\s*@layer reset, base/,
  );
  const page = await openSocket(port);
  for (const [kind, name, from, to, address] of CHANGES) {
    const file = join(folder, name);
    const reload = page.reload();
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
    await reload;
    expect((await read(address)).includes(`seen-${kind}`), kind).toBe(true);
  }
  site.signal("SIGTERM");
  expect(await site.ended()).toBe(0);
});
