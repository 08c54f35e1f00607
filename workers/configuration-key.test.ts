import { expect, test } from "vitest";
import { configurationKey, knownConfigurationKey } from "./configuration-key";
import { VARIABLES } from "./variables";

/** As a binding is: of a class, and never the same twice. */
class Binding {
  readonly made = performance.now();
}

const createEnv = (values: Readonly<Record<string, unknown>>) => ({ ...values, DB: new Binding() });
const VALUES = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, `value of ${name}`]));
const NAMES = [...Object.keys(VARIABLES), "KEY_OF_A_MODEL"];

test.each(NAMES)("another %s is another key", async (name) => {
  const key = await configurationKey(createEnv(VALUES));
  expect(await configurationKey(createEnv({ ...VALUES, [name]: "other" }))).not.toBe(key);
  expect(await configurationKey(createEnv({ ...VALUES, [name]: [{ name: "a table" }] }))).not.toBe(key);
});

test("the same values are the same key, in whatever order and with whatever bindings", async () => {
  const turned = Object.fromEntries(Object.entries(VALUES).reverse());
  const [key, other] = [await configurationKey(createEnv(VALUES)), await configurationKey(createEnv(turned))];
  expect(other).toBe(key);
  expect(key).toMatch(/^[\da-f]{20}$/);
});

test("a key is known once it was asked for, of that environment alone", async () => {
  const env = createEnv(VALUES);
  expect(knownConfigurationKey(env)).toBeNull();
  expect(knownConfigurationKey(createEnv(VALUES))).toBeNull();
  expect(await configurationKey(env)).toBe(knownConfigurationKey(env));
});
