import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { describePages } from "./running-site.mjs";

/** A server whose health check answers with this. */
async function startSite(health: unknown): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify(health)));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return `http://127.0.0.1:${address.port}`;
}

test("a Worker whose values or build differ from its pages is named, one that agrees is told, too", async () => {
  for (const [state, words] of [
    ["finished", "say what the Worker says"],
    ["other configuration", "finished with other values"],
    ["other build", "of another build"],
    ["not finished", "are not finished"],
    ["failed", "could not be asked for"],
  ] as const) {
    const origin = await startSite({ pages: { state } });
    expect(await describePages(origin)).toMatch(new RegExp(`${origin} .*${words}`));
  }
});

test("where nothing answers, or something else does, nothing is said", async () => {
  expect(await describePages(await startSite({}))).toBeNull();
  expect(await describePages("http://127.0.0.1:1")).toBeNull();
  expect(await describePages("no origin")).toBeNull();
});
