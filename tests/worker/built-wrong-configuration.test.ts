// The site as it is deployed, with every value of the configuration wrong: each page of the table still answers.
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { type PageRow, ROUTE_TABLE } from "~/addresses/route-table";
import type { Env } from "../../workers/env";
import { MARKER, WRONG_VALUES } from "../wrong-values";
import { ask, loadWorker } from "./built-worker";

const ALL_WRONG = Object.fromEntries(
  Object.entries(WRONG_VALUES).map(([name, [wrong = ""]]) => [name, wrong]),
);

/** Where a path has a part of its own, an item that exists. */
const EXAMPLES: Readonly<Record<string, string>> = { id: "chatgpt" };
/** Pages whose records are not those of the catalogue. */
const OWN_EXAMPLES: Readonly<Record<string, string>> = {
  "unplugged-lesson": "next-word",
  sheet: "chapter3-ex1-flaw",
};

test("every page answers with every value wrong, and shows none of them", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const worker = await loadWorker();
  // The desk is not there for a visitor, and its guard is off where its values are wrong.
  const paths = ROUTE_TABLE.filter((row: PageRow) => row.guarded !== true)
    .flatMap(({ id, paths }) => LOCALES.map((locale) => ({ id, path: paths[locale][0] })))
    .map(({ id, path }) =>
      path.replace(/:(\w+)/g, (part, name: string) => OWN_EXAMPLES[id] ?? EXAMPLES[name] ?? part),
    )
    .filter((path) => !path.includes(":") && !path.includes("*"));
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const context = createExecutionContext();
    const request = new Request(`https://site.example${path}`);
    const answer = await worker.fetch(request, { ...env, ...ALL_WRONG }, context);
    const text = await answer.text();
    await waitOnExecutionContext(context);
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, text.includes("</html>"), text.includes(MARKER)]).toEqual([path, true, false]);
  }
});

test("a wrong value of its switch leaves the service worker on the devices that have it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const script = async (bindings: Env) => (await ask("/sw.js", {}, bindings)).text();
  const kept = await script(env);
  expect(await script({ ...env, ...ALL_WRONG })).toBe(kept);
  expect(await script({ ...env, SERVICE_WORKER: "off" })).not.toBe(kept);
});
