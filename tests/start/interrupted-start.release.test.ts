// Ctrl-C at every stage of the very first start, in a folder with a blank, an accent and an apostrophe: nothing is left
// running, nothing half done counts as done, and the start after it goes on.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { donationsMessages } from "~/i18n/messages/donations";
import { openLocalDatabase } from "../../scripts/query-database.mjs";
import { copyBuiltProject, copyProject, holdBuild, prerenderAlone, prerenderFew } from "./project-copy";
import { eventually, freePort, PROJECT, start, startSilentServer } from "./started-site";

const INTERRUPTED = 130;

/** Never ends by itself. */
const ENDLESS_MIGRATION = `CREATE TABLE endless AS
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers) SELECT max(n) FROM numbers;`;

/** Its first half is right. */
const WRONG_MIGRATION = "CREATE TABLE half (n INTEGER);\nINSERT INTO nowhere VALUES (1);\n";

/** Names of the built style sheets, each with a hash of what is in it. */
function builtSheets(folder: string): string[] {
  const names = readdirSync(join(folder, "build", "client", "assets"));
  return names.filter((name) => name.endsWith(".css")).sort();
}

test("an interrupted installation is begun again", async () => {
  const folder = copyProject("instalação d'água");
  const registry = await startSilentServer();
  const install = async () => {
    const site = start(folder, { npm_config_registry: `http://127.0.0.1:${registry.port}/` });
    await site.says("Installing packages");
    const before = registry.asked();
    await eventually(() => expect(registry.asked()).toBeGreaterThan(before));
    site.signal("SIGINT");
    return site.ended();
  };
  expect(await install()).toBe(INTERRUPTED);
  expect(await install()).toBe(INTERRUPTED);
});

/** Nothing is configured: the whole product is there, and the page marks each made-up value. */
async function expectExamples(output: string, read: (path: string) => Promise<string>): Promise<void> {
  expect(output).toMatch(/CONTACT_EMAIL +example: author@example\.org/);
  expect(output).toMatch(/PIX_KEY +example: pix@example\.org/);
  const beside = (word: string, value: string) => new RegExp(`${value}[^]{0,600}?<span[^>]*>${word}</span>`);
  const values = {
    "": ["https://example.org/book", "https://example.org/tools", "https://example.org/videos"],
    "/contact": ["author@example.org</span>"],
    "/about": ["https://example.org/book", "mailto:author@example.org"],
    "/privacy": ["mailto:author@example.org"],
  };
  for (const [path, shown] of Object.entries(values)) {
    const page = await read(path === "" ? "/" : path);
    for (const value of shown) expect(page).toMatch(beside("example", value));
  }
  expect(await read("/pt-br")).toMatch(beside("exemplo", "https://example.org/livro"));
  const code = await read("/pt-br/donate?amount=10");
  expect(code).toContain("pix@example.org");
  expect(code).toContain("EXEMPLO NAO PAGAR");
  expect(code).toContain(donationsMessages["pt-br"].pix.exampleCode);
}

/** A migration that fails is named, leaves nothing of itself behind and keeps the site from serving. */
async function expectMigrationRefused(
  folder: string,
  options: Readonly<Record<string, string>>,
): Promise<void> {
  const wrong = join(folder, "migrations", "9999_wrong.sql");
  writeFileSync(wrong, WRONG_MIGRATION);
  const refused = start(folder, options);
  expect(await refused.ended()).toBe(1);
  expect(refused.output()).toContain("9999_wrong.sql: ");
  expect(refused.output()).toContain("The database migrations failed");
  const database = openLocalDatabase(join(folder, ".wrangler", "state"), { readOnly: true });
  const halves = database.prepare("select name from sqlite_master where name = 'half'").all();
  database.close();
  expect(halves).toEqual([]);
  rmSync(wrong);
}

/** Another value and another origin have pages of their own, beside those of the site that was started. */
async function expectRenderedAnew(folder: string, origin: string): Promise<void> {
  const sites = join(folder, "build", "sites");
  const [started = ""] = readdirSync(sites);
  const variables = { CONTACT_EMAIL: "other@site.example", SITE_ORIGIN: "https://teachers.example" };
  await prerenderAlone(folder, variables, variables.SITE_ORIGIN);
  const [other = "", ...more] = readdirSync(sites).filter((name) => name !== started);
  expect(more).toEqual([]);
  for (const [site, address, own, isSecure] of [
    [other, variables.CONTACT_EMAIL, variables.SITE_ORIGIN, true],
    [started, "author@example.org", origin, false],
  ] as const) {
    const contact = readFileSync(join(sites, site, "contact.html"), "utf8");
    expect(contact).toContain(address);
    expect(contact).toContain(`${own}/contact"`);
    // Only where HTTPS can be asked for.
    const headers = readFileSync(join(sites, site, "_headers"), "utf8");
    expect([
      contact.includes("upgrade-insecure-requests"),
      headers.includes("Strict-Transport-Security"),
    ]).toEqual([isSecure, isSecure]);
  }
}

test("a start in a folder with a blank and an accent survives Ctrl-C at every stage", async () => {
  const folder = copyBuiltProject("a ção d'água");
  const feed = await startSilentServer();
  const port = await freePort();
  const source = {
    name: "Silent",
    url: "https://example.org",
    feed: `http://127.0.0.1:${feed.port}/feed.xml`,
  };
  const options = {
    PORT: String(port),
    NEWS_SOURCES: JSON.stringify([{ ...source, language: "en", kind: "press" }]),
    FETCH_ALLOW: `127.0.0.1:${feed.port}`,
  };
  const database = join(folder, ".wrangler", "state", "v3", "d1");

  prerenderFew(folder, ["/about", "/contact", "/privacy"]);
  const build = holdBuild(folder);
  const building = start(folder, options);
  await building.reaches(build.hasBegun);
  // Two builds at once would each remove what the other has written.
  const second = { PORT: String(await freePort()), STATE_DIR: ".wrangler/second" };
  const waiting = start(folder, { ...options, ...second });
  await waiting.says("Waiting for another build");
  expect(waiting.output()).not.toContain("Building the site");
  waiting.signal("SIGINT");
  expect(await waiting.ended()).toBe(INTERRUPTED);
  building.signal("SIGINT");
  expect(await building.ended()).toBe(INTERRUPTED);
  expect(existsSync(database)).toBe(false);
  build.resume();

  const endless = join(folder, "migrations", "9999_endless.sql");
  writeFileSync(endless, ENDLESS_MIGRATION);
  const migrating = start(folder, options);
  await migrating.reaches(() => existsSync(database));
  migrating.signal("SIGINT");
  expect(await migrating.ended()).toBe(INTERRUPTED);
  expect(migrating.output()).toContain("Building the site");
  expect(builtSheets(folder)).toEqual(builtSheets(PROJECT));
  rmSync(endless);

  await expectMigrationRefused(folder, options);

  const finishing = start(folder, options);
  await finishing.says("Finishing the pages");
  finishing.signal("SIGINT");
  expect(await finishing.ended()).toBe(INTERRUPTED);
  const sites = join(folder, "build", "sites");
  expect(existsSync(sites) ? readdirSync(sites) : []).toEqual([]);

  const fetching = start(folder, options);
  await fetching.says("Bringing in the news");
  await eventually(() => expect(feed.asked()).toBeGreaterThan(0));
  fetching.signal("SIGINT");
  expect(await fetching.ended()).toBe(INTERRUPTED);
  expect(fetching.output()).not.toContain("Building the site");
  feed.close();

  const serving = start(folder, options);
  await serving.says("AI Teacher Pro is running");
  const read = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  expect(await read("/pt-br")).toContain('lang="pt-BR"');
  await expectExamples(serving.output(), read);
  serving.signal("SIGINT");
  expect(await serving.ended()).toBe(0);

  await expectRenderedAnew(folder, `http://localhost:${port}`);
});
