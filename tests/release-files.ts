// Long proofs stand in files of their own: `*.release.test.ts` and `*.release.spec.ts`. `npm test` leaves them out, and
// `npm run check:release` takes them alone.

/** Whether the long proofs are asked for. `CHECKS=release npx vitest run FILE` asks for those of one file. */
export const isRelease = process.env.CHECKS === "release";

/** Mark of a journey that `npm test` leaves out and `npm run check:release` takes, beside others of its file that run always. */
export const LONG = { tag: "@release" };

/** The second language of a journey whose code has none of its own: every release sees it, every change the first one. */
export function alsoIn<Value>(first: Value, value: Value) {
  return value === first ? {} : LONG;
}

/** The files of a configuration of Vitest whose patterns end in `*.test.` and the kind of file. */
export function testFiles(patterns: readonly string[]) {
  return isRelease
    ? { include: patterns.map((pattern) => pattern.replace("*.test.", "*.release.test.")), exclude: [] }
    : { include: [...patterns], exclude: ["**/*.release.test.*"] };
}
