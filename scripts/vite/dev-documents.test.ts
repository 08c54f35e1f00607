import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCALES } from "../../app/addresses/languages";
import { documentPath } from "../../app/features/documents/core/document-path";
import { readDocxText } from "../../tests/read-docx";
import { documentsInDevServer } from "./dev-documents";
import { modulePath } from "./module-path";

const root = modulePath("../..", import.meta.url);
const vite = await createServer({
  configFile: false,
  root,
  resolve: { alias: { "~": `${root}/app` } },
  plugins: [documentsInDevServer()],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  logLevel: "error",
});
// The 404 marks a request that the plugin passed on.
const site = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => response.writeHead(404).end()),
);
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  site.close();
  await vite.close();
});

test("the dev server hands out every kind of document, with codes that lead to itself", async () => {
  for (const locale of LOCALES) {
    for (const id of ["chapter3-ex1", "planning-kit"]) {
      const answer = await fetch(origin + documentPath(id, locale));
      expect(answer.headers.get("Content-Type")).toContain("wordprocessingml");
      expect(await readDocxText(await answer.arrayBuffer())).toContain(origin.replace("http://", ""));
    }
  }
});

test("another address is left to the site", async () => {
  for (const path of ["/downloads/none.en.docx", "/downloads/planning-kit.en.html", "/x.docx"]) {
    expect((await fetch(origin + path)).status, path).toBe(404);
  }
});
