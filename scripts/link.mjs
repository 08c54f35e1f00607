// `npm run link`: the targets that the author gave to short links. With an id it shows one, with an id and a target it
// sets it, with --remove it gives the built-in target back. --en or --pt-br means one language, --remote production.
import { LOCALES } from "../app/addresses/languages.ts";
import { openLinkStore } from "./link-store.mjs";
import {
  describeBuiltIn,
  describeRetarget,
  listOwnHosts,
  loadLinkRules,
  readRetargets,
} from "./short-links.mjs";

const FLAGS = ["--remote", "--remove", "--new", ...LOCALES.map((language) => `--${language}`)];
const USAGE = "npm run link -- ID, npm run link -- ID TARGET or npm run link -- ID --remove";

function stop(message) {
  console.error(message);
  process.exit(1);
}

function readArguments(args) {
  const flags = args.filter((argument) => argument.startsWith("--"));
  const [id, target, ...more] = args.filter((argument) => !argument.startsWith("--"));
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown !== undefined) stop(`There is no ${unknown}; there are ${FLAGS.join(", ")}.`);
  const isRemoval = flags.includes("--remove");
  if (more.length > 0 || (isRemoval && (id === undefined || target !== undefined))) stop(USAGE);
  const chosen = LOCALES.filter((language) => flags.includes(`--${language}`));
  return {
    id,
    target,
    isRemoval,
    remote: flags.includes("--remote"),
    mayBeNew: flags.includes("--new"),
    languages: chosen.length === 0 ? LOCALES : chosen,
  };
}

async function list(remote) {
  const rows = await readRetargets({ remote });
  if (rows.length === 0) console.log("Every short link leads where the site has it.");
  for (const row of rows) console.log(describeRetarget(row));
}

/** One short link: its rules, its place in KV, and what a person is told of it. */
async function openLink(typedId, remote) {
  const rules = await loadLinkRules();
  const id = rules.normaliseLinkId(typedId.replace(/^.*\/r\//i, ""));
  if (id === null) stop(`${typedId} cannot be the id of a short link.`);
  const key = rules.retargetKey(id);
  const store = openLinkStore({ remote });
  return {
    key,
    id,
    rules,
    store,
    builtIn: rules.findShortLink(id),
    read: async () => (await store.read([key]))[0]?.value,
    print(value) {
      const entries = value === undefined ? [] : [{ key, value }];
      const [row] = rules.listRetargets(entries, rules.findShortLink, listOwnHosts());
      console.log(row === undefined ? describeBuiltIn(id, rules.findShortLink(id)) : describeRetarget(row));
    },
  };
}

/** The author's targets of the languages that a change leaves alone. A value that cannot be read has none. */
async function readOthers({ rules, read }, languages) {
  if (languages.length === LOCALES.length) return {};
  const checked = rules.checkRetarget((await read()) ?? "", listOwnHosts());
  if (!checked.ok) return {};
  return Object.fromEntries(Object.entries(checked.value).filter(([name]) => !languages.includes(name)));
}

async function setTarget(link, { target, languages, mayBeNew }) {
  const checked = link.rules.checkTarget(target, listOwnHosts());
  if (!checked.ok) stop(`Nothing was changed: the target ${checked.reason}.`);
  if (link.builtIn === null && !mayBeNew && (await link.read()) === undefined)
    stop(`Nothing was changed: no item has the id ${link.id}. Add --new to make a short link of your own.`);
  const targets = await readOthers(link, languages);
  for (const language of languages) targets[language] = checked.value;
  const value = JSON.stringify(targets);
  await link.store.write([{ key: link.key, value }]);
  link.print(value);
}

async function removeTarget(link, { languages }) {
  const targets = await readOthers(link, languages);
  const value = Object.keys(targets).length === 0 ? undefined : JSON.stringify(targets);
  if (value !== undefined) await link.store.write([{ key: link.key, value }]);
  // Otherwise the value that an earlier version kept under the bare id would be carried over again.
  else await link.store.remove([link.key, link.id, link.id.replaceAll("-", "_")]);
  link.print(value);
}

const asked = readArguments(process.argv.slice(2));
try {
  if (asked.id === undefined) {
    await list(asked.remote);
  } else {
    const link = await openLink(asked.id, asked.remote);
    if (asked.isRemoval) await removeTarget(link, asked);
    else if (asked.target !== undefined) await setTarget(link, asked);
    else link.print(await link.read());
    if (asked.remote && (asked.isRemoval || asked.target !== undefined))
      console.log("Readers everywhere get it within a minute.");
  }
} catch (error) {
  stop(`KV could not be reached. ${error.message}`);
}
