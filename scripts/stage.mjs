// Runs on any Node from 18 on, before anything is installed.

/**
 * Resolves with the result of `work`. One line names the work and, once it is done, the seconds that it took.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 */
export async function stage(name, work) {
  const started = Date.now();
  process.stdout.write(`${name} ...`);
  const result = await work();
  console.log(` ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
