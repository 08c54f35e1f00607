// `npm run links:publish`: what KV holds besides the built-in targets. Earlier versions wrote every link under its bare id; an author's target among those is carried
// over to the key that the site reads now.
import { withLinkStore } from "./link-store.mjs";
import { runCommand } from "./run-command.mjs";
import { describeRetarget, listOwnHosts, loadLinkRules } from "./short-links.mjs";

/** Carries over and tells. Returns the former keys, which are no longer needed once this version answers. */
export async function publishLinks(store, say = console.log) {
  const rules = await loadLinkRules();
  const keys = await store.listKeys();
  const formerKeys = keys.filter(rules.isFormerKey);
  const own = keys.filter((key) => rules.idOfRetargetKey(key) !== null);
  const entries = await store.read([...own, ...formerKeys]);
  const carried = rules.planCarryOver(entries, rules.findShortLink);
  await store.write(carried);
  for (const { key } of carried) say(`Carried over: ${rules.idOfRetargetKey(key)}`);

  const rows = rules.listRetargets([...entries, ...carried], rules.findShortLink, listOwnHosts());
  say(
    `${rules.listShortLinks().length} short links come with the site; KV holds ${rows.length} targets of yours.`,
  );
  for (const row of rows) say(`  ${describeRetarget(row)}`);
  return formerKeys;
}

await runCommand(import.meta.url, "links:publish", ({ values }) => {
  return withLinkStore(values, async (store) => {
    const formerKeys = await publishLinks(store);
    // In production the version that reads them may still answer; the next deployment takes them away.
    if (!values.remote) await store.remove(formerKeys);
  });
});
