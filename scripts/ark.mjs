// `npm run ark`: the whole site as plain files, made of the prerendered pages and of what the built Worker answers besides.
import "./quiet-tools.mjs";
import { createHash } from "node:crypto";
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
import { hasLocalLinks, readRetargets } from "./short-links.mjs";
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

  constructor({ origin, runtime, rules, retargets }) {
    Object.assign(this, { origin, runtime, rules, retargets });
  }

  words(locale) {
    const { ARK_PATH, ARK_TEXT } = this.rules;
    const [home, path] = ["/", ARK_PATH].map((one) => pathInLocale(one, locale));
    const { host } = new URL(this.origin);
    return { ...ARK_TEXT[locale], tag: LANGUAGES[locale].tag, path, home, host, sheet: this.sheet };
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

  /** Short links and other spellings, each a page that leads on. */
  putRedirects() {
    const leads = this.rules.listShortLinks().flatMap(({ id, targets }) => {
      const chosen = this.retargets.find((row) => row.id === id && row.problem === null)?.targets ?? targets;
      return LOCALES.map((locale) => [pathInLocale(`/r/${id}`, locale), chosen[locale]]);
    });
    for (const { from, to } of this.rules.listRedirects())
      if (!from.endsWith("/") && !from.includes(":")) leads.push([from, to]);
    for (const [from, to] of leads) {
      const target = to.startsWith("/") && !to.endsWith("/") ? `${to}/` : to;
      if (!this.has(from)) this.put(from, leadOn(target, this.words(localeOfPath(from))));
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

  putExplanation(locale) {
    const others = LOCALES.filter((to) => to !== locale);
    const twins = others.map((to) => [this.words(to).path, LANGUAGES[to].name]);
    this.put(this.words(locale).path, explanation(this.words(locale), twins));
  }

  /** Fetches what the pages name and no file answers: a file of the Worker, where it leads, or that only the running site has it. */
  async follow() {
    const pages = [...this.files].filter(([name]) => name.endsWith(".html"));
    const named = new Set(pages.flatMap(([, bytes]) => listOwnPaths(bytes.toString(), this.origin)));
    const missing = [...named].filter((path) => !this.has(path));
    for (const path of missing) await this.putAnswer(path);
    // Where those lead may be missing, too.
    if (missing.length > 0) await this.follow();
  }

  async putAnswer(path) {
    const words = this.words(localeOfPath(path));
    const answer = await this.ask(path);
    const isPage = /^text\/html/.test(answer.headers.get("Content-Type") ?? "");
    const next = URL.parse(answer.headers.get("Location") ?? "", this.origin);
    if (answer.status === 200 && !isPage) this.put(path, Buffer.from(await answer.arrayBuffer()));
    else if (answer.headers.has("Location") && next?.origin === this.origin)
      this.put(path, leadOn(next.pathname, words));
    else this.put(path, absence(words));
  }
}

/** The checksums of all files, as `sha256sum --check` reads them. */
function checksums(files) {
  const lines = files.map(
    ([path, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${path}\n`,
  );
  return Buffer.from(lines.join(""));
}

/** Writes the files, by path, and their checksums into the folder, and all into `folder.zip`. Returns how many. */
function writeArk(folder, files) {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const all = [...sorted, ["SHA256SUMS", checksums(sorted)]];
  rmSync(folder, { recursive: true, force: true });
  for (const [path, bytes] of all) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(`${folder}.zip`, zipSync(Object.fromEntries(all), { mtime: MADE_ON }));
  return all.length;
}

async function makeArk(folder) {
  const { values: typed } = readVariables();
  const origin = toText(typed.SITE_ORIGIN).trim().replace(/\/$/, "");
  const values = { ...typed, SITE_ORIGIN: origin };
  const assets = await ensurePrerendered({ values, variables: values, origin });
  if (assets === null) throw new Error("The pages could not be finished.");
  const rules = await loadSource(
    "app/content/ark.server.ts",
    "app/addresses/prerendered-pages.ts",
    "app/features/short-links/io/built-in-links.server.ts",
  );
  const retargets = hasLocalLinks() ? await withLinkStore({}, readRetargets) : [];
  const state = mkdtempSync(join(tmpdir(), "ark-"));
  let runtime = null;
  try {
    const problem = await prepareState(state);
    if (problem !== null) throw new Error(problem);
    ({ runtime } = await startWorkerRuntime({ state, variables: values }));
    const ark = new Ark({ origin, runtime, rules, retargets });
    ark.takeFinished(assets);
    for (const locale of LOCALES) await ark.putHome(locale);
    ark.putRedirects();
    for (const locale of LOCALES) ark.putExplanation(locale);
    ark.put("/LICENSE.txt", readFileSync(join(ROOT, "LICENSE")));
    await ark.follow();
    return writeArk(folder, ark.files);
  } finally {
    await runtime?.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}

await runCommand(import.meta.url, "ark", async ({ words }) => {
  if (!(await ensureBuilt())) throw new Error("The build failed.");
  const folder = resolve(ROOT, words[0] ?? "ark");
  const count = await makeArk(folder);
  console.log(`${count} files in ${folder} and ${folder}.zip. Keep the archive where you keep the contract of the book.
\`python3 -m http.server\` in the folder serves it.`);
  process.exit(0);
});
