// The real build and the whole prerendered site of a clone whose path has a blank, an accent and an apostrophe.
// interrupted-start.release.test.ts ends starts in such a folder at every stage, with a build that is copied.
import { expect, test } from "vitest";
import { copyInstalledProject } from "./project-copy";
import { freePort, start } from "./started-site";

test("a clone in a folder with a blank, an accent and an apostrophe builds its site and serves it", async () => {
  const folder = copyInstalledProject("outra ação d'água");
  const port = await freePort();
  const site = start(folder, { PORT: String(port) });
  await site.says("AI Teacher Pro is running");
  expect(site.output()).toContain("Building the site");
  for (const path of ["/pt-br", "/chapter3_ex1", "/pt-br/r/chatgpt"]) {
    const answer = await fetch(`http://localhost:${port}${path}`);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain("<h1");
  }
  site.signal("SIGINT");
  expect(await site.ended()).toBe(0);
});
