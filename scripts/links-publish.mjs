// `npm run links:publish` shows what KV holds besides the built-in targets, here or with --remote in production. It
// overwrites nothing. Earlier versions wrote every link under its bare id; an author's target among those is carried
// over to the key that the site reads now.
import { pathToFileURL } from "node:url";
import { openLinkStore } from "./link-store.mjs";
import { describeRetarget, listOwnHosts, loadLinkRules } from "./short-links.mjs";

/** Carries over and prints. Returns the former keys, which are no longer needed once this version answers. */
export async function publishLinks({ remote = false } = {}) {
  const store = openLinkStore({ remote });
  const rules = await loadLinkRules();
  const keys = await store.listKeys();
  const formerKeys = keys.filter(rules.isFormerKey);
  const own = keys.filter((key) => rules.idOfRetargetKey(key) !== null);
  const entries = await store.read([...own, ...formerKeys]);
  const carried = rules.planCarryOver(entries, rules.findShortLink);
  await store.write(carried);
  for (const { key } of carried) console.log(`Carried over: ${rules.idOfRetargetKey(key)}`);

  const rows = rules.listRetargets([...entries, ...carried], rules.findShortLink, listOwnHosts());
  console.log(
    `${rules.listShortLinks().length} short links come with the site; KV holds ${rows.length} targets of yours.`,
  );
  for (const row of rows) console.log(`  ${describeRetarget(row)}`);
  return formerKeys;
}

/** Deletes what `publishLinks` returned. */
export async function removeFormerKeys(keys, { remote = false } = {}) {
  await openLinkStore({ remote }).remove(keys);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const remote = process.argv.includes("--remote");
  try {
    const formerKeys = await publishLinks({ remote });
    // In production the version that reads them may still answer; the next deployment takes them away.
    if (!remote) await removeFormerKeys(formerKeys);
  } catch (error) {
    console.error(`The short links could not be read. ${error.message}`);
    process.exit(1);
  }
}
