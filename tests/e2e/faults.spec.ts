// Faults that only a built site shows, over HTTP and in a browser.
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { shellMessages } from "../../app/i18n/messages/shell";
import { expectHydrated, markHydrated } from "./open-hydrated";

const LIST_PAGES = [
  "/tools",
  "/library",
  "/videos",
  "/learn",
  "/pt-br/learn",
  "/search",
  "/news",
  "/book-resources",
  "/favourites",
];

/** A request as it is, without a client that tidies its path. */
function rawStatus(origin: string, path: string, method = "GET"): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = httpRequest({ hostname, port, path, method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Breaks off in the middle of a body, like a phone that loses its network. */
function sendHalf(origin: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin);
    const socket = connect(Number(port), hostname, () => {
      const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, "Content-Length: 5000"];
      socket.write(`${head.join("\r\n")}\r\n\r\nemail=`, () => setTimeout(() => socket.destroy(), 20));
    });
    socket.on("close", () => resolve());
    socket.on("error", reject);
  });
}

test("visitors who leave while they send take the site away from nobody", async ({ request, baseURL }) => {
  for (let visitor = 0; visitor < 20; visitor++) await sendHalf(baseURL ?? "", "/csp-report");
  expect((await request.get("/healthz")).status()).toBe(200);
});

test("no address of the site leads to another host", async ({ request, baseURL }) => {
  for (const path of [
    "/r/%2f%2fevil.example",
    "/r/https:evil.example",
    "/pt-br/r/%2f%2fevil.example",
    "/en//evil.example",
    "/pt//evil.example",
    "/tools?next=https://evil.example",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const { location = "/" } = answer.headers();
    expect(new URL(location, baseURL).origin, path).toBe(baseURL);
  }
  for (const path of ["//evil.example/tools", "/\\evil.example", "//evil.example/TOOLS/"]) {
    expect(await rawStatus(baseURL ?? "", path), path).toBe(404);
  }
});

test("short-id tricks end on the 404 page in the reader's language", async ({ request }) => {
  for (const id of ["%2e%2e%2f", "a%2fb", "%00", "x".repeat(10_000), ".".repeat(10_000), "é", "%E0%A4%A"]) {
    for (const prefix of ["", "/pt-br"]) {
      const answer = await request.get(`${prefix}/r/${id}`, {
        headers: { "Accept-Language": "pt-BR" },
        maxRedirects: 0,
      });
      expect([404, 400], id.slice(0, 20)).toContain(answer.status());
      if (answer.status() === 404) expect(await answer.text()).toContain('lang="pt-BR"');
    }
  }
});

test("line breaks in a query become no header", async ({ request }) => {
  const kept = await request.get("/tools?q=%0d%0aSet-Cookie:%20a=b");
  expect(kept.status()).toBe(200);
  expect(kept.headers()["set-cookie"]).toBeUndefined();
  const moved = await request.get("/TOOLS?q=%0d%0aSet-Cookie:%20a=b", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()["set-cookie"]).toBeUndefined();
});

test("addresses in a page come from the configured origin, whatever the headers say", async ({ request }) => {
  const headers = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "gopher",
    Forwarded: "host=evil.example",
  };
  const html = await (await request.get("/about", { headers })).text();
  expect(html).not.toContain("evil.example");
  expect(html).toContain('<link rel="canonical" href="http://localhost:');
});

test("unknown parameters change nothing, and pages set no cookie", async ({ request }) => {
  for (const path of ["/", "/pt-br/tools", "/chapter3_ex1", "/resources/chatgpt"]) {
    const plain = await request.get(path);
    const tagged = await request.get(`${path}?utm_source=x&fbclid=%3Cscript%3E&zzz=1`);
    expect(tagged.headers().etag, path).toBe(plain.headers().etag);
    expect(plain.headers().etag, path).toBeTruthy();
    expect(plain.headers()["set-cookie"]).toBeUndefined();
    expect(plain.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  }
});

test("errors and redirects of short links are not kept", async ({ request }) => {
  for (const path of ["/nope", "/pt-br/nope", "/r/nope", "/resources/nope"]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["cache-control"]], path).toEqual([404, "no-store"]);
  }
});

test("a second visit that gets 304 still runs its scripts", async ({ page, request }) => {
  const { etag = "" } = (await request.get("/about")).headers();
  expect((await request.get("/about", { headers: { "If-None-Match": etag } })).status()).toBe(304);
  await page.goto("/about");
  await page.goto("/about");
  await page.getByRole("button", { name: /Switch to (dark|light) mode/ }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Videos" }).click();
  await expect(page).toHaveURL(/\/videos$/);
});

test("HEAD is GET without a body, other methods are refused by name", async ({ request, baseURL }) => {
  const get = await request.get("/about");
  const head = await request.head("/about");
  expect([head.status(), head.headers().etag]).toEqual([200, get.headers().etag]);
  expect((await head.body()).length).toBe(0);
  for (const method of ["PUT", "DELETE", "PATCH", "PROPFIND"]) {
    for (const [path, allow] of [
      ["/", "GET, HEAD, POST"],
      ["/about", "GET, HEAD"],
    ] as const) {
      const answer = await request.fetch(path, { method });
      expect([answer.status(), answer.headers().allow], `${method} ${path}`).toEqual([405, allow]);
    }
  }
  const posted = await request.post("/about", { form: { a: "b" } });
  expect(posted.status()).toBe(405);
  expect(posted.headers().allow).toContain("GET");
  const disguised = await request.get("/about", { headers: { "X-HTTP-Method-Override": "DELETE" } });
  expect(disguised.status()).toBe(200);
  expect(await rawStatus(baseURL ?? "", "/about", "TRACE")).toBeGreaterThanOrEqual(400);
  expect((await request.get("/api/fetch-ai-news")).status()).toBe(405);
});

test("nothing beside the site can be read", async ({ request, baseURL }) => {
  const html = await (await request.get("/")).text();
  const [, script = ""] = /<link rel="late" href="([^"]+\.js)"/.exec(html) ?? [];
  expect((await request.get(script)).status()).toBe(200);
  const paths = [
    "/wrangler.toml",
    "/.env",
    "/.dev.vars",
    "/package.json",
    "/.git/config",
    "/assets/",
    "/.vite/manifest.json",
  ];
  for (const path of [...paths, `${script}.map`]) expect((await request.get(path)).status(), path).toBe(404);
  for (const path of ["/../wrangler.toml", "/%2e%2e/wrangler.toml", "/assets/..%2f..%2fwrangler.toml"]) {
    expect([400, 404], path).toContain(await rawStatus(baseURL ?? "", path));
  }
});

/** Queries that a list has no use for. Three of them are put to each list. */
const ODD_QUERIES = [
  ...["%25", "_", "%00", "%FF%FE", "a".repeat(10_000)],
  ...["%3Cscript%3Ealert(1)%3C/script%3E", "'%22--"],
];

test("long and odd queries answer 200 and never more than a page", async ({ request }) => {
  for (const [index, path] of LIST_PAGES.entries()) {
    for (const step of [0, 2, 4]) {
      const q = ODD_QUERIES[(index + step) % ODD_QUERIES.length] ?? "";
      const answer = await request.get(`${path}?q=${q}&page=-1&tag=${q}&ids=${q}&chapter=${q}`);
      expect(answer.status(), `${path} ${q.slice(0, 12)}`).toBe(200);
      expect(await answer.text()).not.toContain("<script>alert(1)");
    }
  }
});

test("static files carry their own headers", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, script = ""] = /<link rel="late" href="([^"]+\.js)"/.exec(html) ?? [];
  const asset = (await request.get(script)).headers();
  expect(asset["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(asset["x-content-type-options"]).toBe("nosniff");
  expect(asset["cross-origin-resource-policy"]).toBe("same-origin");
});

test("every page carries the headers of a careful site", async ({ request }) => {
  for (const path of ["/", "/pt-br/tools", "/about", "/nope"]) {
    const answer = await request.get(path);
    const headers = answer.headers();
    // A page that is a file says in itself what it may load.
    const [, ownPolicy = ""] =
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        await answer.text(),
      ) ?? [];
    const policy = `${headers["content-security-policy"]}; ${ownPolicy}`;
    expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
});

test("a script that was injected into a page does not run", async ({ page, request }) => {
  const answer = await request.get("/about");
  const planted = (await answer.text()).replace(
    "</main>",
    "<script>document.title='injected'</script></main>",
  );
  await page.route("**/about", (route) =>
    route.fulfill({ status: 200, headers: answer.headers(), body: planted }),
  );
  await page.goto("/about");
  await page.getByRole("button", { name: /Switch to (dark|light) mode/ }).click();
  expect(await page.title()).not.toBe("injected");
});

test("the page of an error lives, and Try again asks once more", async ({ page }) => {
  await markHydrated(page);
  await page.goto("/about");
  // A method the page does not have: the only way to make it fail from outside.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<form id="post" method="post" action="/pt-br"></form>');
    document.querySelector<HTMLFormElement>("#post")?.submit();
  });
  const { error } = shellMessages["pt-br"];
  await expect(page.getByRole("heading", { level: 1, name: error.title })).toBeVisible();
  await expectHydrated(page);
  await page.route("/pt-br", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Asked again</h1>" }),
  );
  await page.getByRole("button", { name: error.retry }).click();
  await expect(page.getByRole("heading", { name: "Asked again" })).toBeVisible();
});

test("without the client's files the page reloads once and then works by itself", async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (sent) => {
    if (sent.isNavigationRequest()) documents.push(new URL(sent.url()).pathname);
  });
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect.poll(() => documents).toEqual(["/about", "/about"]);
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/search$/);
  // That page may have asked for its files by now, and then it reloads once by itself.
  expect(documents.filter((path) => path === "/about")).toHaveLength(2);
});

test("nothing that opens a new tab can reach back", async ({ request }) => {
  for (const path of ["/", "/tools", "/learn", "/pt-br/learn", "/resources/chatgpt", "/donate"]) {
    const html = await (await request.get(path)).text();
    for (const [tag] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)) {
      expect(tag).toMatch(/rel="[^"]*noopener/);
      expect(tag).toMatch(/rel="[^"]*noreferrer/);
    }
  }
});

test("no page asks another host for anything before the visitor does", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (sent) => {
    if (!sent.url().startsWith(baseURL ?? "") && !sent.url().startsWith("data:")) foreign.push(sent.url());
  });
  for (const path of [
    "/",
    "/pt-br",
    "/tools",
    "/resources/chatgpt",
    "/chapter3_ex1",
    "/news",
    "/newsletter",
    "/donate",
  ]) {
    await page.goto(path, { waitUntil: "load" });
    await page.mouse.move(10, 10);
  }
  expect(foreign).toEqual([]);
});

test("the health check is never kept, and names the one value that is wrong", async ({ request }) => {
  const answer = await request.get("/healthz");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.json()).toMatchObject({
    ...{ database: "ok", links: "ok" },
    configuration: ["AI_DAILY_LIMIT"],
  });
});
