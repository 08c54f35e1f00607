// Reports of browsers about the policy of a page, in both forms that they have for it.
import { createExecutionContext, env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { createApp } from "../../workers/create-app";

const app = createApp(() => Promise.reject(new Error("pages need the build")));

/** Status, and the lines that were logged. */
async function report(type: string, body: string) {
  const lines = vi.spyOn(console, "log").mockImplementation(() => {});
  const request = new Request("https://site.example/csp-report", {
    method: "POST",
    headers: { "Content-Type": type, "CF-Connecting-IP": crypto.randomUUID() },
    body,
  });
  const { status } = await app.fetch(request, env, createExecutionContext());
  const logged = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
  lines.mockRestore();
  return { status, logged };
}

test("a single report and a list of reports are logged alike, without queries and other kinds", async () => {
  const old = await report(
    "application/csp-report",
    JSON.stringify({
      "csp-report": {
        "document-uri": "https://site.example/kit?title=secret",
        "blocked-uri": "inline",
        "effective-directive": "script-src-elem",
      },
    }),
  );
  const listed = await report(
    "application/reports+json",
    JSON.stringify([
      { type: "deprecation", body: { id: "x" } },
      {
        type: "csp-violation",
        url: "https://site.example/kit?title=secret",
        body: {
          documentURL: "https://site.example/kit?title=secret",
          blockedURL: "inline",
          effectiveDirective: "script-src-elem",
          sample: "alert(1)",
        },
      },
    ]),
  );
  for (const { status, logged } of [old, listed]) {
    expect(status).toBe(204);
    expect(logged).toEqual([
      expect.objectContaining({
        event: "policy violated",
        "document-uri": "https://site.example/kit",
        "blocked-uri": "inline",
        "effective-directive": "script-src-elem",
      }),
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/secret|alert/);
  }
});

test("of one request five reports are logged", async () => {
  const many = Array.from({ length: 100 }, () => ({ type: "csp-violation", body: {} }));
  expect((await report("application/reports+json", JSON.stringify(many))).logged).toHaveLength(5);
});

test("what is no report is answered and logged nowhere; a long one is refused", async () => {
  for (const body of ["", "{", "[]", "[1,null,{}]", '{"csp-report":1}', "null", "[".repeat(2000)]) {
    expect(await report("application/reports+json", body), body).toEqual({ status: 204, logged: [] });
  }
  expect((await report("application/reports+json", "x".repeat(5000))).status).toBe(413);
});
