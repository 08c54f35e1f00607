// Each file begins at the same moment, in the middle of an hour, a day and a week, whenever it runs: no window of a limit
// ends while a test counts, no midnight passes and no Monday brings an issue. From there the clock goes on as ever. The
// database, which is asked for the time in few places, has the real one, so that moment must have passed.
const BEGINNING = Date.parse("2026-11-22T10:05:05Z");

declare global {
  /** Clock of the runtime, as it was before the first file. */
  var realDate: DateConstructor | undefined;
}

const Real = globalThis.realDate ?? Date;
globalThis.realDate = Real;
const lag = Real.now() - BEGINNING;
const now = () => Real.now() - lag;

globalThis.Date = new Proxy(Real, {
  construct: (real, parts, made) =>
    Reflect.construct(real, parts.length === 0 ? [now()] : parts, made === Date ? real : made),
  apply: (real) => new real(now()).toString(),
  get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
});

export {};
