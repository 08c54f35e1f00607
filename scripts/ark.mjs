// `npm run ark`: the whole site as plain files, made of the prerendered pages and of what the built Worker answers besides.
import "./quiet-tools.mjs";
import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { zipSync } from "fflate";
import { LANGUAGES, LOCALES, localeOfPath, pathInLocale } from "../app/addresses/languages.ts";
import { absence, explanation, leadOn, listOwnPaths, toArkPage } from "./ark/plain-pages.mjs";
import { ensureBuilt } from "./build.mjs";
import { readVariables, toText } from "./configuration.mjs";
import { withLinkStore } from "./link-store.mjs";
import { loadSource } from "./load-source.mjs";
import { prepareState } from "./local-state.mjs";
import { withMetaPolicy } from "./meta-policy.mjs";
import { ensurePrerendered, PRERENDERED_FILE } from "./prerendered-site.mjs";
import { ROOT } from "./project-node.mjs";
import { runCommand } from "./run-command.mjs";
import { hasLocalLinks } from "./short-links.mjs";
import { startWorkerRuntime } from "./worker-runtime.mjs";

/** Files that only the platform of the running site reads. */
const OF_THE_PLATFORM = new Set(["_headers", "_redirects", PRERENDERED_FILE]);

/** The first day that an archive can name; today's would make each one another. */
const MADE_ON = new Date(1980, 0, 1);

/** The file of an address: a page is the index of its folder, which every server finds. */
function toFile(path) {
  const name = decodeURIComponent(path).replace(/^\/|\/$/g, "");
  return /\.\w+$/.test(name) ? name : join(name, "index.html");
}

class Ark {
  files = new Map();

  constructor({ origin, runtime, rules }) {
    Object.assign(this, { origin, runtime, rules });
  }

  words(locale) {
    const { ARK_PATH, ARK_TEXT } = this.rules;
    const [home, path] = ["/", ARK_PATH].map((one) => pathInLocale(one, locale));
    const { host } = new URL(this.origin);
    const { tag, name } = LANGUAGES[locale];
    return { ...ARK_TEXT[locale], tag, name, path, home, host, sheet: this.sheet };
  }

  has(path) {
    return this.files.has(toFile(path));
  }

  put(path, content) {
    this.files.set(toFile(path), Buffer.from(content));
  }

  putPage(path, html) {
    this.put(path, toArkPage(html, this.words(localeOfPath(path))));
  }

  /** Takes the prerendered pages and files as they lie in `assets`. */
  takeFinished(assets) {
    for (const name of readdirSync(assets, { recursive: true, encoding: "utf8" })) {
      if (OF_THE_PLATFORM.has(name) || statSync(join(assets, name)).isDirectory()) continue;
      const bytes = readFileSync(join(assets, name));
      const path = `/${name.replaceAll("\\", "/")}`;
      if (path.endsWith(".html")) this.putPage(path.slice(0, -".html".length), bytes.toString());
      else this.put(path, bytes);
    }
  }

  ask(path) {
    return this.runtime.dispatchFetch(this.origin + path, { redirect: "manual" });
  }

  /** The home page, which no file holds because of its news. It names the style sheet of all pages. */
  async putHome(locale) {
    const path = pathInLocale("/", locale);
    const answer = await this.ask(path);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const html = await answer.text();
    this.sheet = /<link rel="stylesheet"[^>]* href="([^"]*)"/.exec(html)[1];
    this.putPage(path, withMetaPolicy(html, policy));
  }

  /** Short links, other spellings of pages, and then whatever a page names that no file answers yet. */
  async putTheRest() {
    const links = this.rules.listShortLinks().map(({ id }) => `/r/${id}`);
    const spellings = this.rules.listRedirects().map(({ from }) => from);
    let paths = [
      ...links.flatMap((path) => LOCALES.map((locale) => pathInLocale(path, locale))),
      ...spellings.filter((path) => !path.endsWith("/") && !path.includes(":")),
    ];
    while (paths.length > 0) {
      for (const path of paths) if (!this.has(path)) await this.putAnswer(path);
      const pages = [...this.files].filter(([name]) => name.endsWith(".html"));
      const named = pages.flatMap(([, bytes]) => listOwnPaths(bytes.toString(), this.origin));
      paths = [...new Set(named)].filter((path) => !this.has(path));
    }
  }

  /** A file of the Worker, where it leads, or that only the running site has it. */
  async putAnswer(path) {
    const words = this.words(localeOfPath(path));
    const answer = await this.ask(path);
    const isPage = /^text\/html/.test(answer.headers.get("Content-Type") ?? "");
    const target = answer.headers.get("Location");
    if (target !== null) this.put(path, leadOn(target.replace(this.origin, ""), words));
    else if (answer.status === 200 && !isPage) this.put(path, Buffer.from(await answer.arrayBuffer()));
    else this.put(path, absence(words));
  }
}

/** Writes the files, by path, and their checksums into the folder, and all into `folder.zip`. Returns how many. */
function writeArk(folder, files) {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  // As `sha256sum --check` reads them.
  const sums = sorted.map(([path, bytes]) => `${hash("sha256", bytes)}  ${path}\n`);
  const all = [...sorted, ["SHA256SUMS", Buffer.from(sums.join(""))]];
  rmSync(folder, { recursive: true, force: true });
  for (const [path, bytes] of all) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(`${folder}.zip`, zipSync(Object.fromEntries(all), { mtime: MADE_ON }));
  return all.length;
}

async function makeArk(folder, remote) {
  const { values: typed } = readVariables();
  const origin = toText(typed.SITE_ORIGIN).trim().replace(/\/$/, "");
  const values = { ...typed, SITE_ORIGIN: origin };
  const assets = await ensurePrerendered({ values, variables: values, origin });
  if (assets === null) throw new Error("The pages could not be finished.");
  const rules = await loadSource(
    "app/content/ark.server.ts",
    "app/addresses/prerendered-pages.ts",
    "app/features/short-links/core/link-target.ts",
    "app/features/short-links/io/built-in-links.server.ts",
  );
  const readOwn = async (store) => store.read(await store.listKeys(rules.retargetKey("")));
  const own = remote || hasLocalLinks() ? await withLinkStore({ remote }, readOwn) : [];
  const state = mkdtempSync(join(tmpdir(), "ark-"));
  let runtime = null;
  try {
    const problem = await prepareState(state);
    if (problem !== null) throw new Error(problem);
    ({ runtime } = await startWorkerRuntime({ state, variables: values }));
    const links = await runtime.getKVNamespace("LINKS");
    for (const { key, value } of own) await links.put(key, value);
    const ark = new Ark({ origin, runtime, rules });
    ark.takeFinished(assets);
    for (const locale of LOCALES) await ark.putHome(locale);
    const all = LOCALES.map((locale) => ark.words(locale));
    for (const words of all) ark.put(words.path, explanation(words, all));
    ark.put("/LICENSE.txt", readFileSync(join(ROOT, "LICENSE")));
    await ark.putTheRest();
    return writeArk(folder, ark.files);
  } finally {
    await runtime?.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}

await runCommand(import.meta.url, "ark", async ({ words, values: { remote } }) => {
  if (!(await ensureBuilt())) throw new Error("The build failed.");
  const folder = resolve(ROOT, words[0] ?? "ark");
  const count = await makeArk(folder, remote);
  console.log(`${count} files in ${folder} and ${folder}.zip. Keep the archive where you keep the contract of the book.
\`python3 -m http.server\` in the folder serves it.`);
  process.exit(0);
});
