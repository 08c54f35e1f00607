import { METHOD_NAME_ALL, type Router } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import { expect, test } from "vitest";
import { createPlainRouter } from "./plain-router";

const ROUTES = [
  [METHOD_NAME_ALL, "/*"],
  ["POST", "/csp-report"],
  ["GET", "/healthz"],
  ["GET", "/*"],
  ["GET", "/qr/:file{[^/]+\\.svg}"],
  ["GET", "/downloads/:name"],
  ["GET", "/donate/go/:amount"],
  ["POST", "/api/news/:id/view"],
  [METHOD_NAME_ALL, "/api/*"],
  [METHOD_NAME_ALL, "/csp-report"],
  [METHOD_NAME_ALL, "/*"],
] as const;

/** Every path of the table, and what stands close to one. */
const ASKED = [
  ...[
    "/",
    "/healthz",
    "/healthz/",
    "/healthz/x",
    "/Healthz",
    "/csp-report",
    "/api",
    "/api/",
    "/apis",
    "/api/x/y",
  ],
  ...[
    "/qr/a.svg",
    "/qr/a.svgz",
    "/qr/asvg",
    "/qr/.svg",
    "/qr/a/b.svg",
    "/qr/",
    "/downloads/x",
    "/downloads/",
  ],
  ...["/downloads/x/", "/downloads/x/y", "/donate/go/5", "/donate/go", "/api/news/7/view", "/api/news//view"],
  ...[
    "/api/news/7/view/",
    "/api/news/7/8/view",
    "/api/news/view",
    "//healthz",
    "/qr/a%20b.svg",
    "/downloads/:name",
  ],
];

function filled(router: Router<number>): Router<number> {
  ROUTES.forEach(([method, path], index) => {
    router.add(method, path, index);
  });
  return router;
}

/** Who is asked, in what order, with which values. */
function found(router: Router<number>, method: string, path: string) {
  const [handlers, values] = router.match(method, path);
  return handlers.map(([handler, params]) => [
    handler,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === "number" ? values?.[value] : value,
      ]),
    ),
  ]);
}

test.each(["GET", "POST", "PUT"])("%s finds the handlers that Hono's own router finds", (method) => {
  const plain = filled(createPlainRouter());
  const usual = filled(new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] }));
  for (const path of ASKED) expect(found(plain, method, path), path).toEqual(found(usual, method, path));
});

test.each(["/a/:one/:two", "/a/:one?", "/a/*/b", "/a*", "/a/:one/*", "/a*/*"])(
  "a path that it could not follow is refused: %s",
  (path) => {
    expect(() => createPlainRouter().add("GET", path, 0)).toThrow(path);
  },
);
