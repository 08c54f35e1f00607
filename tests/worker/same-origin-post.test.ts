// Who may post, and what: at an endpoint that refuses an empty object in its own words.
import { createExecutionContext, env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { createApp } from "../../workers/create-app";
import { readBody } from "../../workers/http/same-origin-post";

const app = createApp(() => Promise.reject(new Error("pages need the build")));

const OWN = "https://site.example";
const PRESS = `${OWN}/api/fetch-ai-news`;

async function send(request: Request): Promise<Response> {
  return app.fetch(request, { ...env, SITE_ORIGIN: OWN }, createExecutionContext());
}

function post(
  headers: Readonly<Record<string, string>>,
  body: BodyInit = "{}",
  url = PRESS,
): Promise<Response> {
  return send(new Request(url, { method: "POST", headers, body }));
}

const json = { "Content-Type": "application/json" };

test("another site may not post, whatever it calls itself", async () => {
  for (const headers of [
    { ...json, "Sec-Fetch-Site": "cross-site" },
    { ...json, "Sec-Fetch-Site": "same-site" },
    { ...json, Origin: "https://evil.example" },
    { ...json, Origin: "null" },
    { "Content-Type": "text/plain", Origin: "https://evil.example" },
    { ...json, Origin: "https://site.example.evil.example" },
  ]) {
    const answer = await post(headers);
    expect(answer.status, JSON.stringify(headers)).toBe(403);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("the site itself and programs without an origin get through to the handler", async () => {
  for (const headers of [
    { ...json, "Sec-Fetch-Site": "same-origin", Origin: OWN },
    { ...json, "Sec-Fetch-Site": "same-origin", Origin: "null" },
    json,
  ]) {
    const answer = await post(headers);
    expect([answer.status, await answer.json()], JSON.stringify(headers)).toEqual([
      400,
      { error: "trigger" },
    ]);
  }
});

test("own is the configured origin, and on this machine whatever local host was asked", async () => {
  const evil = "http://rebound.example:8787";
  for (const [page, origin, status] of [
    // A proxy that ends TLS in front of the Worker.
    ["http://inside.example", OWN, 400],
    ["http://localhost:8123", "http://localhost:8123", 400],
    ["http://127.0.0.1:8123", "http://127.0.0.1:8123", 400],
    ["http://localhost:8123", "http://localhost:9999", 403],
    // A host name of somebody else's that was made to lead here.
    [evil, evil, 403],
  ] as const) {
    const answer = await post({ ...json, Origin: origin }, "{}", `${page}/api/fetch-ai-news`);
    expect(answer.status, `${page} ${origin}`).toBe(status);
  }
});

test("a page that holds a token posts without an origin, in browsers that say no more, too", async () => {
  const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: "null" };
  const confirm = `${OWN}/pt-br/newsletter/confirm?token=x`;
  // The form's post reaches the page, which these tests have no build for.
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await post(form, "", confirm)).status).toBe(500);
  expect(errors.mock.calls.join()).toContain("pages need the build");
  errors.mockRestore();
  expect((await post({ ...form, "Sec-Fetch-Site": "cross-site" }, "", confirm)).status).toBe(403);
  expect((await post({ ...form, Origin: "https://evil.example" }, "", confirm)).status).toBe(403);
  expect((await post(form, "", `${OWN}/about`)).status).toBe(403);
});

test("a body that is too big is refused, also when its length is not told", async () => {
  const big = JSON.stringify({ trigger: "x".repeat(9000) });
  expect((await post(json, big)).status).toBe(413);
  const stream = new Blob([big]).stream();
  expect((await post(json, stream)).status).toBe(413);
});

test("a body that never ends is left as soon as it is too big, or has taken too long", async () => {
  let sent = 0;
  let isLeft = false;
  const dripping = (pauseMs: number) =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        sent += 512;
        controller.enqueue(new Uint8Array(512));
      },
      cancel() {
        isLeft = true;
      },
    });
  const request = (pauseMs: number) => new Request(PRESS, { method: "POST", body: dripping(pauseMs) });
  expect(await readBody(request(0), 8192, 5000)).toBe("too-large");
  expect([sent <= 10_240, isLeft]).toEqual([true, true]);
  isLeft = false;
  expect(await readBody(request(40), 8192, 100)).toBe("too-slow");
  expect(isLeft).toBe(true);
});

test("a visitor who leaves in the middle of a body is no failure", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    pull: (controller) => controller.error(new Error("Network connection lost.")),
  });
  const request = new Request(PRESS, { method: "POST", body: broken });
  expect(await readBody(request, 8192)).toBe("incomplete");
});

test("other types and broken JSON are refused; deep JSON breaks nothing", async () => {
  expect((await post({ "Content-Type": "text/plain" })).status).toBe(415);
  expect((await post({ "Content-Type": "multipart/form-data; boundary=x" })).status).toBe(415);
  expect((await post(json, "{")).status).toBe(400);
  expect((await post(json, "[".repeat(4000) + "]".repeat(4000))).status).toBe(400);
});

test("a beacon, which sends nothing and calls it text, gets through from the site itself only", async () => {
  const view = `${OWN}/api/news/${"0".repeat(32)}/view`;
  const beacon = { "Content-Type": "text/plain;charset=UTF-8" };
  const own = await post({ ...beacon, Origin: OWN, "Sec-Fetch-Site": "same-origin" }, "", view);
  expect(await own.json()).toEqual({ error: "unknown-article" });
  expect((await post({ ...beacon, Origin: "https://evil.example" }, "", view)).status).toBe(403);
});

test("reading is never refused", async () => {
  const answer = await send(new Request(`${OWN}/healthz`, { headers: { "Sec-Fetch-Site": "cross-site" } }));
  expect(answer.status).toBe(200);
});

test("a form that is too large for its room is taken in before it is answered, so that the browser sees the answer", async () => {
  const body = "a".repeat(300_000);
  const request = new Request(`${OWN}/bncc/check`, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(body.length),
      Origin: OWN,
    },
    body,
  });
  const answer = await send(request);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/bncc/check?problem=too-large"]);
  expect(request.bodyUsed).toBe(true);
});
