import fc from "fast-check";
import { expect, test } from "vitest";
import { MARKER, RIGHT_VALUES, WRONG_VALUES } from "../tests/wrong-values";
import { type Config, parseConfig } from "./config";
import { VARIABLES, type VariableName } from "./variables";

const NAMES = Object.keys(VARIABLES).filter((name): name is VariableName => name in WRONG_VALUES);

/** The value is not set. */
function without(name: VariableName): Config {
  return parseConfig({ ...RIGHT_VALUES, [name]: "" });
}

const HELD = { mail: { ...parseConfig(RIGHT_VALUES).mail, provider: { kind: "held" } } } as const;
const NO_CHECK = { turnstile: null, isBotCheckBroken: true } as const;
const NO_MODEL = { aiProviders: [] } as const;

/**
 * Effects of a wrong value beyond those of a missing one, while all other values are right: always on the careful side.
 */
const CAREFUL: Partial<Record<VariableName, Partial<Config>>> = {
  // Feeds or models that the author has replaced must not come back through a typing error.
  NEWS_SOURCES: { newsSources: [] },
  AI_PROVIDERS: { aiProviders: parseConfig(RIGHT_VALUES).aiProviders.slice(-1) },
  // If the limit is not known, nothing may be spent.
  AI_DAILY_LIMIT: { ...NO_MODEL, aiDailyLimit: 0 },
  MAIL_PROVIDER: HELD,
  RESEND_BASE_URL: HELD,
  TURNSTILE_VERIFY_URL: NO_CHECK,
};

test("every variable has wrong values to try", () => {
  expect(NAMES).toHaveLength(Object.keys(VARIABLES).length);
  expect(NAMES.length).toBeGreaterThan(30);
  for (const name of NAMES) expect(WRONG_VALUES[name].length, name).toBeGreaterThan(0);
});

test("nothing is wrong with a configuration in which everything is on", () => {
  const { problems, ...config } = parseConfig(RIGHT_VALUES);
  expect(problems).toEqual([]);
  expect(config).toMatchObject({
    siteOrigin: "https://site.example",
    canWriteMails: true,
    isBotCheckBroken: false,
    hasServiceWorker: false,
    mail: { provider: { kind: "resend" } },
    turnstile: { siteKey: "0x1" },
    donations: { pix: { city: "BRASILIA" }, links: { 100: "https://pay.example/100" } },
  });
  expect(config.aiProviders.map(({ config: { name } }) => name)).toEqual(["Own", "Second", "Workers AI"]);
});

for (const name of NAMES) {
  test(`a wrong ${name} is named without a word of it, and all else stays as it is`, () => {
    for (const wrong of WRONG_VALUES[name]) {
      const { problems, ...config } = parseConfig({ ...RIGHT_VALUES, [name]: wrong });
      expect(
        problems.map(({ variable }) => variable),
        wrong,
      ).toEqual([name]);
      expect(JSON.stringify(problems)).not.toContain(MARKER);
      expect(JSON.stringify(problems)).not.toContain("\\n");
      const { problems: _, ...expected } = without(name);
      expect(config, wrong).toEqual({ ...expected, ...CAREFUL[name] });
    }
  });

  test(`a wrong ${name} beside no other value leaves every default`, () => {
    const { problems: _, ...defaults } = parseConfig({ SITE_ORIGIN: "https://site.example" });
    for (const wrong of WRONG_VALUES[name]) {
      const { problems, ...config } = parseConfig({ SITE_ORIGIN: "https://site.example", [name]: wrong });
      expect(
        problems.map(({ variable }) => variable),
        wrong,
      ).toContain(name);
      const own: Partial<Record<VariableName, Partial<Config>>> = {
        SITE_ORIGIN: { siteOrigin: "http://localhost:8787", isOriginKnown: false },
        NEWS_SOURCES: { newsSources: [] },
        AI_DAILY_LIMIT: { aiDailyLimit: 0 },
        ADDRESS_HASH_KEY: { canWriteMails: false },
        MAIL_PROVIDER: { canWriteMails: false, mail: { ...defaults.mail, provider: { kind: "held" } } },
        TURNSTILE_SITE_KEY: NO_CHECK,
        TURNSTILE_SECRET_KEY: NO_CHECK,
      };
      expect(config, wrong).toEqual({ ...defaults, ...own[name] });
    }
  });
}

test("with no value at all every default holds, and the origin is missed", () => {
  const { problems, ...config } = parseConfig({});
  expect(problems.map(({ variable }) => variable)).toEqual(["SITE_ORIGIN"]);
  expect(config).toMatchObject({
    siteOrigin: "http://localhost:8787",
    runCooldownSeconds: 600,
    runLeaseSeconds: 900,
    aiDailyLimit: 200,
    aiProviders: [],
    fetchAllow: [],
    newsExclude: { years: [2025] },
    mail: { provider: { kind: "outbox" } },
    turnstile: null,
    isBotCheckBroken: false,
    hasServiceWorker: true,
  });
  expect(config.newsSources.length).toBeGreaterThan(5);
});

test("none, however it is written, is the same as no value", () => {
  for (const name of NAMES) {
    for (const none of ["none", " None\n", "NONE"]) {
      expect(parseConfig({ ...RIGHT_VALUES, [name]: none }), name).toEqual(without(name));
    }
  }
});

test("an origin with something behind it is still known, so that no printed code leads astray", () => {
  for (const origin of ["https://site.example/", "https://site.example/en", "https://Site.example:443"]) {
    const { siteOrigin, problems, canWriteMails } = parseConfig({ ...RIGHT_VALUES, SITE_ORIGIN: origin });
    expect([siteOrigin, canWriteMails]).toEqual(["https://site.example", true]);
    expect(problems.map(({ variable }) => variable)).toEqual(["SITE_ORIGIN"]);
  }
});

test("without an origin no mail is written to go out, and no check is made for another host", () => {
  const { canWriteMails, turnstile, isBotCheckBroken } = without("SITE_ORIGIN");
  expect([canWriteMails, turnstile, isBotCheckBroken]).toEqual([false, null, true]);
});

test("one bot key without the other closes the sign-up and names what is missing", () => {
  for (const name of ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"] as const) {
    const { turnstile, isBotCheckBroken, problems } = without(name);
    expect([turnstile, isBotCheckBroken]).toEqual([null, true]);
    expect(problems.map(({ variable }) => variable)).toEqual([name]);
  }
});

test("a number or a table of wrangler.toml is read like its text", () => {
  const variables: object = {
    RUN_LEASE_SECONDS: 120,
    SOCIAL_LINKS: [{ name: "A", url: "https://a.example/" }],
  };
  const { runLeaseSeconds, socialLinks, problems } = parseConfig({ ...RIGHT_VALUES, ...variables });
  expect([runLeaseSeconds, socialLinks.length, problems]).toEqual([120, 1, []]);
});

test("only models whose secret has a value are asked, in the configured order", () => {
  const provider = { kind: "openai", baseUrl: "http://127.0.0.1:9000/v1", model: "m" };
  const providers = ["A", "B", "C", "D"].map((name) => ({ ...provider, name, secret: `KEY_${name}` }));
  const { aiProviders, problems } = parseConfig({
    SITE_ORIGIN: "https://site.example",
    AI_PROVIDERS: JSON.stringify(providers),
    ...{ KEY_C: "c", KEY_A: "a", KEY_B: " ", KEY_D: `${MARKER} ${MARKER}` },
  });
  expect(aiProviders.map(({ config, key }) => [config.name, key])).toEqual([
    ["A", "a"],
    ["C", "c"],
  ]);
  expect(problems).toEqual([
    { variable: "AI_PROVIDERS", detail: "the secret of an entry does not hold a key" },
  ]);
});

test("whatever stands in the values, the configuration is read", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.json(),
    fc.webUrl(),
    fc.emailAddress(),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...NAMES), text), (values) => {
      const { problems } = parseConfig(values);
      for (const { variable } of problems) expect(NAMES).toContain(variable);
    }),
    { numRuns: 50 },
  );
});
