// `npm run deploy -- --publish` into an account that a local server plays: the first time, again, and with a migration that
// fails. The wrangler that asks is the project's own.
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONFIGURATION } from "../../scripts/configuration.mjs";
import { type CloudflareAccount, openCloudflareAccount } from "../servers/cloudflare-account";
import { copyBuiltProject } from "./project-copy";

let account: CloudflareAccount;
let folder: string;

beforeAll(async () => {
  account = await openCloudflareAccount();
  folder = copyBuiltProject("publicação");
});
afterAll(() => account.close());

/** What the README asks of wrangler.toml, in the words of somebody who has nothing to show yet. */
function configure(): void {
  const path = join(folder, "wrangler.toml");
  let text = readFileSync(path, "utf8")
    .replace("00000000-0000-0000-0000-000000000000", "11111111-2222-3333-4444-555555555555")
    .replace("00000000000000000000000000000001", "abcdefabcdefabcdefabcdefabcdefab")
    .replace("http://localhost:8787", "https://teachers.example.org")
    .replace(/^#( {3})(\[\[routes\]\]|pattern|custom_domain)/gm, "$2");
  for (const variable of CONFIGURATION)
    if ("author" in variable) text = text.replace(`${variable.name} = ""`, `${variable.name} = "none"`);
  writeFileSync(path, text);
}

/** Runs a command of the project against the account: its exit code, and what it said. */
function run(...command: readonly string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    PATH: `${join(folder, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
    CI: "true",
    CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
    CLOUDFLARE_API_TOKEN: "token",
    CLOUDFLARE_API_BASE_URL: `http://${account.host}/client/v4`,
    WRANGLER_SEND_METRICS: "false",
  };
  return new Promise((resolve) => {
    const options = { cwd: folder, env, maxBuffer: 1e8 };
    execFile(process.execPath, [...command], options, (error, out, err) => {
      resolve({
        code: typeof error?.code === "number" ? error.code : error === null ? 0 : 1,
        said: out + err,
      });
    });
  });
}

test("the build step names what wrangler.toml lacks, and changes nothing", async () => {
  const { code, said } = await run("scripts/deploy.mjs", "--build");
  expect(code).toBe(1);
  expect(said).toContain("Not deployed. Missing or wrong:");
  expect(said).toContain("database_id in wrangler.toml is not real");
  expect(account.changes).toEqual([]);
});

test("a first deployment makes the tables, then hands out pages and Worker at its domain, with cron and queues", async () => {
  configure();
  const { code, said } = await run("scripts/deploy.mjs", "--publish");
  expect(code, said).toBe(0);
  const migrations = readdirSync(join(folder, "migrations")).filter((name) => name.endsWith(".sql"));
  const applied = account.database.prepare("select name from d1_migrations order by id").all();
  expect(applied.map(({ name }) => name)).toEqual(migrations);
  const [uploaded, ...after] = account.changes.slice(
    account.changes.indexOf("PUT workers/scripts/ai-teacher-pro"),
  );
  expect(uploaded).toBeDefined();
  expect(after.filter((change) => change.includes("query"))).toEqual([]);
  const places = ["schedules", "domains/records"].map((part) => `PUT workers/scripts/ai-teacher-pro/${part}`);
  expect(after).toEqual(expect.arrayContaining(places));
  expect(after.filter((change) => change.endsWith("/consumers"))).toHaveLength(2);
  const bound = account.worker()?.bindings.map(({ name, type }) => `${type} ${name}`);
  expect(bound).toEqual(
    expect.arrayContaining(["d1 DB", "kv_namespace LINKS", "queue JOBS", "assets ASSETS"]),
  );
  for (const page of ["/about.html", "/chapter3_ex1.html", "/pt-br/chapter3-ex1.html"])
    expect(account.files(), page).toContain(page);
});

test("a second deployment keeps an author's target of an earlier version, and takes its former key away last", async () => {
  account.keys.set("chatgpt", "https://example.org/mine");
  account.changes.length = 0;
  const { code, said } = await run("scripts/deploy.mjs", "--publish");
  expect(code, said).toBe(0);
  expect(said).toContain("Carried over: chatgpt");
  expect(account.keys.get("retarget/chatgpt")).toContain("https://example.org/mine");
  expect(account.keys.has("chatgpt")).toBe(false);
  expect(account.changes.at(-1)).toMatch(/^DELETE storage/);
});

test("a migration that fails leaves the running site as it is", async () => {
  const wrong = join(folder, "migrations", "9999_wrong.sql");
  writeFileSync(wrong, "CREATE TABLE half (n INTEGER);\nINSERT INTO nowhere VALUES (1);\n");
  account.changes.length = 0;
  const { code, said } = await run("scripts/deploy.mjs", "--publish");
  rmSync(wrong);
  expect(code).toBe(1);
  expect(said).toContain("Not deployed: the migrations failed. The running site is unchanged.");
  expect(account.changes.filter((change) => change.startsWith("PUT"))).toEqual([]);
});

test("what the commands ask of production is answered: scans, a new target, a backup and its restore", async () => {
  const remote = async (name: string, ...words: readonly string[]) => {
    const { code, said } = await run(`scripts/${name}.mjs`, ...words, "--remote");
    expect(code, `${name}: ${said}`).toBe(0);
    return said;
  };
  const day = new Date().toISOString().slice(0, 10);
  account.database.exec(`insert into link_scans values ('chapter3-ex1', '${day}', 'pt-br', 7)`);
  expect(await remote("stats")).toMatch(/chapter3-ex1.*7/);
  expect(await remote("link", "my-course", "https://example.org/course", "--new")).toContain("my-course");
  expect(account.keys.get("retarget/my-course")).toContain("https://example.org/course");

  const backup = join(folder, "backup");
  await remote("backup", backup);
  account.database.exec("delete from link_scans");
  account.keys.clear();
  await remote("restore", backup, "--replace");
  const scans = account.database.prepare("select id, language, count from link_scans").all();
  expect(scans).toEqual([{ id: "chapter3-ex1", language: "pt-br", count: 7 }]);
  expect([...account.keys.keys()].sort()).toEqual(["retarget/chatgpt", "retarget/my-course"]);
});
