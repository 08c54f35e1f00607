// Asks a running site about its prerendered pages, which carry the configuration of the day on which they were made.

const PATIENCE_MS = 5000;

/** A Worker whose values were changed without a start or deployment shows them on live pages alone. */
const WORDS = {
  finished: "say what the Worker says",
  "other configuration": "were finished with other values than the Worker has now: start or deploy again",
  "other build": "are of another build than the Worker: start or deploy again",
  "not finished": "are not finished: the Worker renders each",
};

/**
 * One line on the pages of the site at this origin; null when nothing answers there that knows of prerendered pages.
 * @param {string} origin
 * @returns {Promise<string | null>}
 */
export async function describePages(origin) {
  try {
    const answer = await fetch(new URL("/healthz", origin), { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { pages } = await answer.json();
    return `The pages of ${origin} ${WORDS[pages.state] ?? "could not be asked for"}.`;
  } catch {
    return null;
  }
}
