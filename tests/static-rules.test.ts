// The rules for what goes out without the Worker: which addresses wrangler.toml leaves to it, and the headers of files.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { listRedirects, listWorkerFirstPaths } from "~/addresses/prerendered-pages";
import { addSecurityHeaders, REPORTING_ENDPOINTS } from "../workers/http/security-headers";

const ROOT = new URL("..", import.meta.url);
const { assets } = unstable_readConfig({ config: fileURLToPath(new URL("wrangler.toml", ROOT)) });

/** Each rule of public/_headers: its path and its lines. */
const RULES = new Map(
  readFileSync(new URL("public/_headers", ROOT), "utf8")
    .replace(/^#.*\n/gm, "")
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = "", ...lines] = rule.split("\n").map((line) => line.trim());
      return [path.trim(), lines.filter((line) => line !== "")] as const;
    }),
);

function toHeaders(path: string): Record<string, string> {
  const lines = (RULES.get(path) ?? []).filter((line) => !line.startsWith("!"));
  return Object.fromEntries(
    lines.map((line) => [line.split(": ")[0] ?? "", line.slice(line.indexOf(": ") + 2)]),
  );
}

test("the Worker is asked first where a prerendered page understands a query, and nowhere else", () => {
  expect(assets?.run_worker_first).toEqual(listWorkerFirstPaths());
  expect(listWorkerFirstPaths().length).toBeLessThanOrEqual(100);
  expect([assets?.html_handling, assets?.not_found_handling]).toEqual(["drop-trailing-slash", "none"]);
});

test("redirects and header rules stay below the platform's limits", () => {
  const dynamic = listRedirects().filter(({ from }) => from.includes(":"));
  expect(dynamic.length).toBeLessThanOrEqual(100);
  expect(listRedirects().length - dynamic.length).toBeLessThanOrEqual(2000);
  expect(listRedirects().slice(-dynamic.length)).toEqual(dynamic);
  expect(RULES.size).toBeLessThanOrEqual(90);
});

test("a file has every header that an answer of the Worker has", () => {
  const live = new Headers();
  addSecurityHeaders(live, true);
  const ofFiles = new Headers(toHeaders("/*"));
  expect(ofFiles.get("Reporting-Endpoints")).toBe(REPORTING_ENDPOINTS);
  for (const name of ["Reporting-Endpoints", "Allow", "Content-Security-Policy"]) ofFiles.delete(name);
  // Files carry their own unless a rule says otherwise.
  for (const name of ["Cache-Control", "Content-Security-Policy"]) live.delete(name);
  expect([...ofFiles]).toEqual([...live]);
});

test("the policy of every file leaves to the page what it may load, and says what a page cannot", () => {
  expect(toHeaders("/*")["Content-Security-Policy"]?.split("; ")).toEqual([
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "report-to policy",
    "report-uri /csp-report",
  ]);
});

test("only folders and files that hold no page are closed, and there the policy of pages is taken off first", () => {
  const closed = [...RULES].filter(([, lines]) => lines.some((line) => /sandbox/.test(line)));
  const folders = readdirSync(new URL("public", ROOT), { withFileTypes: true });
  const expected = [
    ...folders.flatMap((entry) => (entry.isDirectory() ? [`/${entry.name}/*`] : [])),
    ...folders.flatMap(({ name }) => (name.endsWith(".svg") ? [`/${name}`] : [])),
    ...["/assets/*", "/og/*", "/qr/*", "/pt-br/qr/*", "/downloads/*", "/data/*"],
  ];
  expect(closed.map(([path]) => path).sort()).toEqual(expected.sort());
  for (const [path, lines] of RULES) {
    const names = lines.map((line) => line.split(":")[0]);
    const own = names.filter(
      (name) => name === "Content-Security-Policy" || name === "Cross-Origin-Resource-Policy",
    );
    if (path !== "/*")
      for (const name of own) expect([path, names.includes(`! ${name}`)]).toEqual([path, true]);
  }
});

test("pages of other sites may read the open data, and nothing else", () => {
  const open = [...RULES].filter(([, lines]) => lines.some((line) => /^Access-Control-/.test(line)));
  expect(open.map(([path]) => path)).toEqual(["/data/*"]);
  expect(toHeaders("/data/*")["Access-Control-Allow-Origin"]).toBe("*");
  expect(toHeaders("/data/*")["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});
