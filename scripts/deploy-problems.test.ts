// Refusals of `npm run deploy`, with the very code the Worker reads its values with, and the script itself.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MARKER, RIGHT_VALUES, WRONG_VALUES } from "../tests/wrong-values";
import { parseConfig } from "../workers/config";
import { VARIABLES, type VariableFacts } from "../workers/variables";
import { listDeployProblems } from "./deploy-problems.mjs";

const ROOT = join(import.meta.dirname, "..");
const FACTS = Object.entries<VariableFacts>(VARIABLES);

function pick(values: Readonly<Record<string, string>>, isSecret: boolean) {
  return Object.fromEntries(
    FACTS.flatMap(([name, { secret }]) =>
      (secret === true) === isSecret && values[name] !== undefined ? [[name, values[name]]] : [],
    ),
  );
}

/** The problems of a deployment in which all is right but these values. */
function problemsWith(changes: Readonly<Record<string, string>>): string[] {
  const values = { ...RIGHT_VALUES, ...changes };
  const deployment = {
    vars: pick(values, false),
    d1_databases: [{ database_id: "7f6f0a4e-0000-4000-8000-000000000001" }],
    kv_namespaces: [{ id: "7f6f0a4e00004000800000000000000a" }],
    routes: [{ pattern: "site.example", custom_domain: true }],
  };
  return listDeployProblems(deployment, pick(values, true), parseConfig);
}

test("a deployment in which all is right goes out", () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  ["PIX_KEY", { PIX_KEY: "11987654321" }],
  ["DONATION_LINKS", { DONATION_LINKS: '{"100":"http://pay.example/100"}' }],
  ["AUTHOR_NAME", { AUTHOR_NAME: "Ana\nSouza" }],
  ["CONTROLLER_NAME", { CONTROLLER_NAME: "" }],
  ["CONTACT_EMAIL", { CONTACT_EMAIL: "A <a@b.org>" }],
  ["SOCIAL_LINKS", { SOCIAL_LINKS: '[{"name":"Videos","url":"http://videos.example/"}]' }],
  ["SERVICE_WORKER", { SERVICE_WORKER: "true" }],
  ["SITE_ORIGIN", { SITE_ORIGIN: "https://site.example/" }],
  ["NEWS_SOURCES", { NEWS_SOURCES: "https://example.org/feed.xml" }],
  ["NEWS_EXCLUDE", { NEWS_EXCLUDE: '{"years":"2025"}' }],
  ["AI_PROVIDERS", { AI_PROVIDERS: '[{"name":"Own","kind":"cohere"}]' }],
  ["AI_DAILY_LIMIT", { AI_DAILY_LIMIT: "many" }],
  ["RUN_COOLDOWN_SECONDS", { RUN_COOLDOWN_SECONDS: "soon" }],
  ["TURNSTILE_SITE_KEY", { TURNSTILE_SITE_KEY: "" }],
  ["TURNSTILE_SECRET_KEY", { TURNSTILE_SECRET_KEY: "" }],
  ["MAIL_FROM", { MAIL_FROM: "AI Teacher Pro" }],
  ["MAIL_PROVIDER", { MAIL_PROVIDER: "cloudflare" }],
  ["RESEND_WEBHOOK_SECRET", { RESEND_WEBHOOK_SECRET: "whsek_0123456789abcdef" }],
  ["BOOK_URL_EN", { BOOK_URL_EN: "books.example/en" }],
])("a wrong %s is refused by name", (name, changes: Readonly<Record<string, string>>) => {
  const problems = problemsWith(changes);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} `));
});

test("many wrong values are refused all at once, each by name and without what it holds", () => {
  const wrong = Object.fromEntries(Object.entries(WRONG_VALUES).map(([name, [value = ""]]) => [name, value]));
  const problems = problemsWith(wrong);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(Object.keys(VARIABLES));
  expect(problems.join()).not.toContain(MARKER);
});

test("the author's values are missed, and the word none says that one stays away on purpose", () => {
  const own = FACTS.flatMap(([name, { author }]) =>
    author === true && name !== "SITE_ORIGIN" ? [name] : [],
  );
  expect(own.length).toBeGreaterThan(5);
  const set = (value: string) => Object.fromEntries(own.map((name) => [name, value]));
  expect(problemsWith(set("")).map((problem) => problem.split(" ")[0])).toEqual(own);
  expect(problemsWith(set("none"))).toEqual([]);
  expect(problemsWith({ SITE_ORIGIN: "none" })).toEqual(["SITE_ORIGIN is needed for links and QR codes"]);
});

test("mail goes out with a bot check only", () => {
  const unchecked = { TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET_KEY: "" };
  expect(problemsWith(unchecked)).toEqual([expect.stringMatching(/^MAIL_PROVIDER .*bot check/)]);
  for (const off of ["", "none"]) expect(problemsWith({ ...unchecked, MAIL_PROVIDER: off })).toEqual([]);
});

test("an origin that is this machine, and bindings that are not made, are refused", () => {
  expect(problemsWith({ SITE_ORIGIN: "http://localhost:8787" })).toEqual([
    expect.stringMatching(/^SITE_ORIGIN is still this machine/),
  ]);
  const unmade = {
    vars: pick(RIGHT_VALUES, false),
    d1_databases: [{ database_id: "00000000-0000-0000-0000-000000000000" }],
    kv_namespaces: [{ id: "00000000000000000000000000000001" }],
  };
  expect(listDeployProblems(unmade, pick(RIGHT_VALUES, true), parseConfig)).toHaveLength(3);
});

/** Output of a script in a project of its own, whose configuration holds these values. */
function say(values: Readonly<Record<string, string>>, ...script: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  try {
    cpSync(join(ROOT, "scripts"), join(folder, "scripts"), { recursive: true });
    for (const name of ["app", "workers", "node_modules", "package.json"]) {
      symlinkSync(join(ROOT, name), join(folder, name));
    }
    const lines = (part: Readonly<Record<string, string>>) =>
      Object.entries(part).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    writeFileSync(
      join(folder, "wrangler.toml"),
      [
        ...['name = "site"', 'main = "index.js"', 'compatibility_date = "2026-08-15"'],
        ...["[[d1_databases]]", 'binding = "DB"', 'database_id = "7f6f0a4e-0000-4000-8000-000000000001"'],
        ...["[[kv_namespaces]]", 'binding = "LINKS"', 'id = "7f6f0a4e00004000800000000000000a"'],
        ...["[[routes]]", 'pattern = "site.example"', "custom_domain = true"],
        ...["[vars]", ...lines(pick(values, false))],
      ].join("\n"),
    );
    const secrets = Object.entries(pick(values, true)).map(([name, value]) => `${name}="${value}"`);
    writeFileSync(join(folder, ".dev.vars"), secrets.join("\n"));
    return spawnSync(process.execPath, script, { cwd: folder, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a dry run with eleven wrong values is refused, and names the eleven and nothing else", () => {
  const wrong = {
    PIX_KEY: "11987654321",
    DONATION_LINKS: '{"100":"http://pay.example/100"}',
    CONTACT_EMAIL: "A <a@b.org>",
    SOCIAL_LINKS: '[{"name":"Videos","url":"http://videos.example/"}]',
    SERVICE_WORKER: "true",
    SITE_ORIGIN: "https://site.example/",
    NEWS_SOURCES: "https://example.org/feed.xml",
    NEWS_EXCLUDE: '{"years":"2025"}',
    RUN_COOLDOWN_SECONDS: "soon",
    TURNSTILE_SITE_KEY: "",
    RESEND_WEBHOOK_SECRET: "whsek_0123456789abcdef",
  };
  const values = { ...RIGHT_VALUES, ...wrong };
  const { status, stdout, stderr } = say(values, "scripts/deploy.mjs", "--dry-run");
  expect(status, stderr).toBe(1);
  expect(stderr).toContain("Not deployed. Missing or wrong:");
  const named = [...stderr.matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(wrong).sort());
  for (const value of Object.values(wrong).filter(Boolean)) expect(stdout + stderr).not.toContain(value);
});

test("the doctor says each thing once, and calls no value set that keeps a deployment back", () => {
  const faults = { SITE_ORIGIN: "http://localhost:8787", AUTHOR_NAME: "", PIX_KEY: "11987654321" };
  const { stdout } = say({ ...RIGHT_VALUES, ...faults }, "scripts/doctor.mjs");
  const lines = stdout.split("\n");
  for (const name of Object.keys(VARIABLES))
    expect(lines.filter((line) => line.startsWith(`  ${name} `)).length, name).toBe(1);
  expect(stdout).toMatch(/^ {2}SITE_ORIGIN +is still this machine: /m);
  expect(stdout).toMatch(/^ {2}PIX_KEY +WRONG: /m);
  expect(stdout).toMatch(/^ {2}AUTHOR_NAME +not set\n +who wrote the book\. Without it: no page/m);
  expect(lines.filter((line) => line.includes(VARIABLES.AUTHOR_NAME.absent))).toHaveLength(1);
  expect(stdout).toContain(
    "Before `npm run deploy`:\n  these, as said above: SITE_ORIGIN, AUTHOR_NAME, PIX_KEY\n",
  );
});
