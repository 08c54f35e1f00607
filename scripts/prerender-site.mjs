// Writes the prerendered site into a folder, as a process of its own: asks the built Worker for every page and file
// that is the same for everybody, and puts the answers beside the files of the build. Nothing is left of a run that
// fails.
import "./quiet-tools.mjs";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { LOCALES } from "../app/addresses/languages.ts";
import { loadSource } from "./load-source.mjs";
import { withMetaPolicy } from "./meta-policy.mjs";
import { PRERENDERED_FILE, SITES } from "./prerendered-site.mjs";
import { END_SIGNALS, ROOT } from "./project-node.mjs";
import { startWorkerRuntime } from "./worker-runtime.mjs";

const AT_ONCE = 6;
/** Number of sites that stay, for other ports and values: those that were started last. */
const MOST_SITES = 8;
const LEFT_AFTER_MS = 3_600_000;
const [folder, origin] = process.argv.slice(2);
const variables = JSON.parse(process.env.SITE_VARIABLES);
delete process.env.SITE_VARIABLES;

const draft = `${folder}-${process.pid}`;
const state = mkdtempSync(join(tmpdir(), "finish-"));
let runtime = null;

async function leave(code) {
  await runtime?.dispose();
  for (const path of [draft, state]) rmSync(path, { recursive: true, force: true });
  process.exit(code);
}

for (const [signal, code] of Object.entries(END_SIGNALS)) process.on(signal, () => leave(code));

function write(path, content) {
  const file = join(draft, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The answer of the Worker; nothing that is meant for one visitor, or may be other tomorrow, becomes a file. */
async function ask(path) {
  const answer = await runtime.dispatchFetch(origin + path, { redirect: "manual" });
  const cacheControl = answer.headers.get("Cache-Control") ?? "";
  if (answer.status !== 200 || answer.headers.has("Set-Cookie") || /no-store|private/.test(cacheControl)) {
    throw new Error(`${path} cannot be a file: ${answer.status}, Cache-Control: ${cacheControl}`);
  }
  return answer;
}

async function finishPage(path) {
  const answer = await ask(path);
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  write(`${path}.html`, withMetaPolicy(await answer.text(), policy));
}

/** Header rules that a file needs for itself alone: the name under which it is saved. */
const ownHeaders = [];

async function prerenderFile(path) {
  const answer = await ask(path);
  const name = answer.headers.get("Content-Disposition");
  if (name !== null) ownHeaders.push(`${path}\n  Content-Disposition: ${name}\n`);
  // A file that is HTML is found under its name without the last ".html".
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  write(isPage ? `${path}.html` : path, Buffer.from(await answer.arrayBuffer()));
}

/** Describes the lessons that a device may keep: with the bytes that they take there, packed. */
async function describeLessons(locale, { lessonSetPath, listNeeds, listLessonPaths }) {
  const pages = listLessonPaths(locale).filter((path) => existsSync(join(draft, `${path}.html`)));
  const texts = pages.map((path) => readFileSync(join(draft, `${path}.html`), "utf8"));
  const read = async (file) => JSON.parse(readFileSync(join(draft, file), "utf8"));
  const needs = await Promise.all(texts.map((text) => listNeeds(text, read)));
  const files = [...new Set(needs.flat())].sort();
  const all = [...texts, ...files.map((file) => readFileSync(join(draft, file)))];
  const version = createHash("sha256");
  for (const content of all) version.update(content);
  const bytes = all.reduce((sum, content) => sum + gzipSync(content).length, 0);
  write(lessonSetPath(locale), JSON.stringify({ version: version.digest("hex").slice(0, 16), bytes, pages }));
}

async function each(paths, finish) {
  const rest = [...paths];
  const work = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) await finish(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function writeRules(redirects) {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301`);
  write("_redirects", `${lines.join("\n")}\n`);
  const headers = readFileSync(join(draft, "_headers"), "utf8");
  const isSecure = origin.startsWith("https:");
  const common = isSecure ? headers : headers.replace(/^\s*Strict-Transport-Security:.*\n/m, "");
  write("_headers", [common, ...ownHeaders.sort()].join("\n"));
}

/**
 * Removes all prerendered sites but the last few, of whatever build, and the rest of a prerendering that was broken
 * off.
 */
function removeOld() {
  // A file that another process has just removed is as old as can be.
  const age = (path) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const sites = readdirSync(SITES).map((name) => join(SITES, name));
  const isWhole = (path) => existsSync(join(path, PRERENDERED_FILE));
  const whole = sites.filter(isWhole).sort((one, other) => age(one) - age(other));
  const left = sites.filter((path) => !isWhole(path) && age(path) > LEFT_AFTER_MS);
  for (const path of [...whole.slice(MOST_SITES), ...left]) rmSync(path, { recursive: true, force: true });
}

async function finish() {
  const {
    listFileAddresses,
    listPageAddresses,
    listRedirects,
    writeDataFiles,
    writeSiteDocuments,
    ...lessons
  } = await loadSource(
    "workers/pages/prerendered-addresses.ts",
    "app/addresses/prerendered-pages.ts",
    "app/page-parts/site-documents.server.ts",
    "app/features/open-data/io/data-files.server.ts",
    "app/features/offline/core/lesson-set.ts",
    "app/features/offline/core/page-needs.ts",
  );
  ({ runtime } = await startWorkerRuntime({ state, variables }));
  const { build, pages } = await (await runtime.dispatchFetch(`${origin}/healthz`)).json();
  cpSync(join(ROOT, "build", "client"), draft, { recursive: true });
  await each(listPageAddresses(), finishPage);
  await each(listFileAddresses(), prerenderFile);
  // Documents to edit and the open data, which no Worker answers: what writes them stays out of it.
  await writeSiteDocuments(origin, (path, bytes) => write(path, Buffer.from(bytes)));
  writeDataFiles({ origin, date: new Date().toISOString().slice(0, 10) }, write);
  for (const locale of LOCALES) await describeLessons(locale, lessons);
  writeRules(listRedirects());
  write(PRERENDERED_FILE, JSON.stringify({ build, configuration: pages.configuration }));
  // Another start may have written the same.
  if (!existsSync(folder)) renameSync(draft, folder);
  removeOld();
}

await finish().then(
  () => leave(0),
  (error) => {
    console.error(error.message);
    return leave(1);
  },
);
