// `npm run ark`: the whole site as plain files, made of the finished pages and of what the built Worker answers besides.
import "./quiet-tools.mjs";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { zipSync } from "fflate";
import { LANGUAGES, LOCALES, localeOfPath, pathInLocale } from "../app/addresses/languages.ts";
import { explanation, leadOn, listOwnPaths, toArkPage, toFramedPage } from "./ark/plain-pages.mjs";
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
/** The page whose frame the ark's own pages have: text alone. */
const FRAME = "terms";

/** The file of an address: a page is the index of its folder, which every server finds. */
function toFile(path) {
  const name = decodeURIComponent(path).replace(/^\/|\/$/g, "");
  return /\.\w+$/.test(name) ? name : join(name, "index.html");
}

/** The first day that an archive can name; today's would make each one another. */
const MADE_ON = new Date(1980, 0, 1);

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

class Ark {
  files = new Map();

  constructor({ origin, runtime, rules, retargets }) {
    Object.assign(this, { origin, runtime, rules, retargets });
  }

  words(locale) {
    const { ARK_PATH, ARK_TEXT } = this.rules;
    return { ...ARK_TEXT[locale], path: pathInLocale(ARK_PATH, locale), tag: LANGUAGES[locale].tag };
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

  /** Takes the finished pages and files as they lie in `assets`. */
  takeFinished(assets) {
    for (const name of readdirSync(assets, { recursive: true, encoding: "utf8" })) {
      if (OF_THE_PLATFORM.has(name) || statSync(join(assets, name)).isDirectory()) continue;
      const bytes = readFileSync(join(assets, name));
      const path = `/${name.replaceAll("\\", "/")}`;
      if (path.endsWith(".html")) this.putPage(path.slice(0, -".html".length), bytes.toString());
      else this.put(path, bytes);
    }
  }

  /** A page of the ark's own, in the frame of one of the site. */
  putOwnPage(path, title, content) {
    const { toPath, switchLanguage } = this.rules;
    const locale = localeOfPath(path);
    const isOwn = path === this.words(locale).path;
    const twin = (to) =>
      isOwn ? this.words(to).path : new URL(switchLanguage(path, "", to), this.origin).pathname;
    // The foot of the page leads to the page of the frame in the same language, so that one stays.
    const others = LOCALES.filter((to) => to !== locale);
    const twins = Object.fromEntries(others.map((to) => [toPath(FRAME, to), twin(to)]));
    const frame = this.files.get(toFile(toPath(FRAME, locale))).toString();
    const html = toFramedPage(frame, { title, content, twins });
    this.put(path, html);
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

  async ask(path) {
    const answer = await this.runtime.dispatchFetch(this.origin + path, { redirect: "manual" });
    return { answer, isPage: /^text\/html/.test(answer.headers.get("Content-Type") ?? "") };
  }

  /** The home page, which no file holds because of its news. */
  async putHome(locale) {
    const path = pathInLocale("/", locale);
    const { answer } = await this.ask(path);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    this.putPage(path, withMetaPolicy(await answer.text(), policy));
  }

  /** What the pages name and no file answers: a file of the Worker, where it leads, or that only the running site has it. */
  async follow() {
    const asked = [...this.files].filter(([name]) => name.endsWith(".html")).map(([, bytes]) => bytes);
    while (asked.length > 0) {
      for (const path of listOwnPaths(asked.pop().toString(), this.origin)) {
        if (this.has(path)) continue;
        await this.putAnswer(path);
        if (this.files.has(toFile(path)) && toFile(path).endsWith(".html"))
          asked.push(this.files.get(toFile(path)));
      }
    }
  }

  async putAnswer(path) {
    const words = this.words(localeOfPath(path));
    const { answer, isPage } = await this.ask(path);
    const location = answer.headers.get("Location");
    if (answer.status === 200 && !isPage) this.put(path, Buffer.from(await answer.arrayBuffer()));
    else if (location !== null && URL.parse(location, this.origin)?.origin === this.origin)
      this.put(path, leadOn(URL.parse(location, this.origin).pathname, words));
    else
      this.putOwnPage(
        path,
        words.absentTitle,
        `<p>${words.absentText}</p><p><a href="${words.path}">${words.about}</a></p>`,
      );
  }
}

/** The values of the configuration, as finished pages are rendered with them. */
function readValues() {
  const { values } = readVariables();
  return { ...values, SITE_ORIGIN: toText(values.SITE_ORIGIN).trim().replace(/\/$/, "") };
}

async function makeArk(folder) {
  const values = readValues();
  const origin = values.SITE_ORIGIN;
  const assets = await ensurePrerendered({ values, variables: values, origin });
  if (assets === null) throw new Error("The pages could not be finished.");
  const rules = await loadSource(
    "app/content/ark.server.ts",
    "app/addresses/addresses.ts",
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
    for (const locale of LOCALES) {
      const { path, title } = ark.words(locale);
      ark.putOwnPage(path, title, explanation(ark.words(locale)));
    }
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
