// The data of production, with a program in the place of wrangler that writes down how it was started.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readProductionSecrets } from "../production-secrets.mjs";
import { openProductionSite } from "./production-site.mjs";

/** Puts a program before wrangler that answers this to the call whose first words are the key. */
function playWrangler(
  answers: Readonly<Record<string, { readonly prints: string; readonly code?: number }>>,
) {
  const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
  const log = join(folder, "calls.jsonl");
  const script = `#!/usr/bin/env node
import { appendFileSync, existsSync, readFileSync, statSync } from "node:fs";
const args = process.argv.slice(2);
const file = args.find((word) => existsSync(word));
const given = file && { file, text: readFileSync(file, "utf8"), mode: statSync(file).mode & 0o777 };
appendFileSync(${JSON.stringify(log)}, JSON.stringify({ args, ...given }) + "\\n");
const answers = ${JSON.stringify(answers)};
const [, found] = Object.entries(answers).find(([start]) => args.join(" ").startsWith(start)) ?? [];
process.stdout.write(found?.prints ?? "");
process.exitCode = found?.code ?? (found === undefined ? 99 : 0);
`;
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "wrangler"), script, { mode: 0o755 });
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return () =>
    readFileSync(log, "utf8")
      .trimEnd()
      .split("\n")
      .map((line): { args: string[]; file?: string; text?: string; mode?: number } => JSON.parse(line));
}

test("rows of several answers are one list, and a refused query says why", async () => {
  const rows = [{ results: [{ n: 1 }] }, { results: [{ n: 2 }] }];
  playWrangler({ "d1 execute DB --remote --json": { prints: JSON.stringify(rows) } });
  expect(await openProductionSite().query("select n from t")).toEqual([{ n: 1 }, { n: 2 }]);

  const refused = { error: { text: "no such table: t" } };
  playWrangler({ "d1 execute DB --remote --json": { prints: JSON.stringify(refused), code: 1 } });
  await expect(openProductionSite().query("select n from t")).rejects.toThrow(/^no such table: t$/);
});

test("what is written goes by a file that only its owner may read and that is gone afterwards", async () => {
  const readCalls = playWrangler({ "d1 execute DB --remote --yes --file": { prints: "" } });
  await openProductionSite().execute(["delete from t", "insert into t values (1)"]);
  await openProductionSite().execute([]);
  const [call, ...more] = readCalls();
  expect(more).toEqual([]);
  expect(call).toMatchObject({ text: "delete from t;\ninsert into t values (1);\n", mode: 0o600 });
  expect(() => readFileSync(call?.file ?? "")).toThrow("ENOENT");
});

test("all entries below a prefix are read in one call, whichever form their values have", async () => {
  const readCalls = playWrangler({
    "kv key list --prefix retarget/": { prints: '[{ "name": "retarget/a" }, { "name": "retarget/b" }]' },
    "kv bulk get": { prints: '{ "retarget/a": "/a", "retarget/b": { "value": "/b" } }' },
  });
  const { links } = openProductionSite();
  expect(await links.read(await links.listKeys("retarget/"))).toEqual([
    { key: "retarget/a", value: "/a" },
    { key: "retarget/b", value: "/b" },
  ]);
  const calls = readCalls();
  expect(calls).toHaveLength(2);
  expect(calls[1]?.text).toBe('["retarget/a","retarget/b"]');
  for (const { args } of calls) expect(args).toContain("--remote");
});

test("a call that fails says which one and what wrangler said", async () => {
  playWrangler({ "kv key list": { prints: "not logged in", code: 1 } });
  await expect(openProductionSite().links.listKeys("retarget/")).rejects.toThrow(
    "wrangler kv key list failed. not logged in",
  );
});

test("a secret of production counts as right; without a Worker there are none, without a login nobody knows", async () => {
  playWrangler({ "secret list": { prints: '[{ "name": "OPENAI_API_KEY" }]' } });
  expect(Object.keys(await readProductionSecrets())).toEqual(["OPENAI_API_KEY"]);
  playWrangler({ "secret list": { prints: 'Worker "ai-teacher-pro" not found.', code: 1 } });
  expect(await readProductionSecrets()).toEqual({});
  playWrangler({ "secret list": { prints: "not logged in", code: 1 } });
  await expect(readProductionSecrets()).rejects.toThrow("could not be listed");
});
