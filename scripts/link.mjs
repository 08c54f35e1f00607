// `npm run link`: the targets that the author gave to short links.
import { LOCALES } from "../app/addresses/languages.ts";
import { withLinkStore } from "./link-store.mjs";
import { runCommand, usageError } from "./run-command.mjs";
import {
  describeBuiltIn,
  describeRetarget,
  listOwnHosts,
  loadLinkRules,
  readRetargets,
} from "./short-links.mjs";

/** Parses the command line. Throws a `UsageError` for a combination that the command does not have. */
export function readArguments({ values, words }) {
  const [id, target] = words;
  if (values.remove && (id === undefined || target !== undefined))
    throw usageError("link", "--remove takes an id and no target.");
  const chosen = LOCALES.filter((language) => values[language]);
  return {
    id,
    target,
    isRemoval: values.remove === true,
    remote: values.remote === true,
    mayBeNew: values.new === true,
    languages: chosen.length === 0 ? LOCALES : chosen,
  };
}

async function list(store, say) {
  const rows = await readRetargets(store);
  if (rows.length === 0) say("Every short link leads where the site has it.");
  for (const row of rows) say(describeRetarget(row));
}

/** One short link: its rules, its place in KV, and what a person is told of it. */
async function openLink(typedId, store, say) {
  const rules = await loadLinkRules();
  const id = rules.normaliseLinkId(typedId.replace(/^.*\/r\//i, ""));
  if (id === null) throw new Error(`${typedId} cannot be the id of a short link.`);
  const key = rules.retargetKey(id);
  return {
    key,
    id,
    rules,
    store,
    builtIn: rules.findShortLink(id),
    read: async () => (await store.read([key]))[0]?.value,
    tell(value) {
      const entries = value === undefined ? [] : [{ key, value }];
      const [row] = rules.listRetargets(entries, rules.findShortLink, listOwnHosts());
      say(row === undefined ? describeBuiltIn(id, rules.findShortLink(id)) : describeRetarget(row));
    },
  };
}

async function setTarget(link, { target, languages, mayBeNew }) {
  const stored = await link.read();
  const planned = link.rules.planTarget(stored ?? null, target, languages, listOwnHosts());
  if (!planned.ok) throw new Error(`Nothing was changed: the target ${planned.reason}.`);
  if (link.builtIn === null && !mayBeNew && stored === undefined)
    throw new Error(
      `Nothing was changed: no item has the id ${link.id}. Add --new to make a short link of your own.`,
    );
  await link.store.write([{ key: link.key, value: planned.value }]);
  link.tell(planned.value);
}

async function removeTarget(link, { languages }) {
  const { value } = link.rules.planTarget((await link.read()) ?? null, null, languages, listOwnHosts());
  if (value === null) await link.store.remove(link.rules.keysOfRetarget(link.id));
  else await link.store.write([{ key: link.key, value }]);
  link.tell(value ?? undefined);
}

/** Does what is asked for; `say` takes what a person is told. Rejects with the reason where nothing was changed. */
export async function showOrRetarget(store, asked, say) {
  if (asked.id === undefined) return list(store, say);
  const link = await openLink(asked.id, store, say);
  if (asked.isRemoval) await removeTarget(link, asked);
  else if (asked.target !== undefined) await setTarget(link, asked);
  else return link.tell(await link.read());
  if (asked.remote) say("Readers everywhere get it within a minute.");
}

await runCommand(import.meta.url, "link", (typed) => {
  const asked = readArguments(typed);
  return withLinkStore(asked, (store) => showOrRetarget(store, asked, console.log));
});
