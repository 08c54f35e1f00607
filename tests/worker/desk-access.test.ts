// Who gets in: a local issuer over HTTP plays the team of Cloudflare Access, and every kind of forged or stale token is
// held out.
import { env } from "cloudflare:test";
import { createRemoteJWKSet, exportJWK, exportSPKI, generateKeyPair, importSPKI, SignJWT } from "jose";
import { beforeAll, expect, test } from "vitest";
import { verifyAccess } from "../../workers/desk/verify-access";
import { rewrite } from "./scripted";

const TEAM = `http://${env.SCRIPTED_SERVER}`;
const CERTS = `${TEAM}/cdn-cgi/access/certs`;
const ACCESS = { team: TEAM, audience: "a".repeat(64) };
const AUTHOR = "author@site.example";
/** No pause between two requests for the keys, which are kept as they would be. */
const AT_ONCE = { timeoutDuration: 500, cooldownDuration: 0, cacheMaxAge: 600_000 };

const keysAtOnce = () => createRemoteJWKSet(new URL(CERTS), AT_ONCE);

type Pair = Awaited<ReturnType<typeof makePair>>;

async function makePair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  return {
    kid,
    publicKey,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" },
  };
}

function publish(...pairs: readonly Pair[]): Promise<void> {
  return rewrite(CERTS, { body: JSON.stringify({ keys: pairs.map(({ jwk }) => jwk) }) });
}

const seconds = () => Math.floor(Date.now() / 1000);
const CLAIMS = () => ({
  iss: TEAM,
  aud: [ACCESS.audience],
  email: AUTHOR,
  iat: seconds() - 5,
  nbf: seconds() - 5,
  exp: seconds() + 600,
});

function sign({ kid, privateKey }: Pair, claims: object = {}): Promise<string> {
  const { ...payload } = { ...CLAIMS(), ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);
}

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

let known: Pair;
let other: Pair;
beforeAll(async () => {
  known = await makePair("known");
  other = await makePair("other");
});

test("a token that the team has signed for the desk lets its person in", async () => {
  await publish(known);
  expect(await verifyAccess(await sign(known), ACCESS, keysAtOnce())).toEqual({
    kind: "author",
    who: AUTHOR,
  });
});

test("no forged or stale token does", async () => {
  await publish(known);
  const spki = await exportSPKI(known.publicKey);
  const real = await sign(known);
  const [head = "", body = "", signature = ""] = real.split(".");
  const forged: Readonly<Record<string, string | undefined>> = {
    none: undefined,
    empty: "",
    "no token at all": "author@site.example",
    "alg none": `${part({ alg: "none", kid: "known" })}.${part(CLAIMS())}.`,
    "alg none in capitals": `${part({ alg: "NONE", kid: "known" })}.${part(CLAIMS())}.`,
    "HS256 with the public key as its secret": await new SignJWT(CLAIMS())
      .setProtectedHeader({ alg: "HS256", kid: "known" })
      .sign(new TextEncoder().encode(spki)),
    "another audience": await sign(known, { aud: ["b".repeat(64)] }),
    "no audience": await sign(known, { aud: undefined }),
    "another team": await sign(known, { iss: "https://other.cloudflareaccess.com" }),
    expired: await sign(known, { exp: seconds() - 1 }),
    "without an end": await sign(known, { exp: undefined }),
    "not yet valid": await sign(known, { nbf: seconds() + 60 }),
    "unknown key": await sign(other),
    "another key under a known name": await sign({ ...other, kid: "known" }),
    "a key that the token brings along": await new SignJWT(CLAIMS())
      .setProtectedHeader({ alg: "RS256", jwk: other.jwk })
      .sign(other.privateKey),
    "changed after it was signed": `${head}.${part({ ...CLAIMS(), email: "thief@site.example" })}.${signature}`,
    "without its signature": `${head}.${body}.`,
    "a program without an address": await sign(known, { email: undefined }),
    endless: `${real}${"a".repeat(9000)}`,
  };
  const verdicts = await Promise.all(
    Object.entries(forged).map(async ([name, token]) => [
      name,
      await verifyAccess(token, ACCESS, keysAtOnce()),
    ]),
  );
  expect(verdicts).toEqual(Object.keys(forged).map((name) => [name, { kind: "refused" }]));
  expect(await importSPKI(spki, "RS256")).toBeDefined();
});

test("a rotation is followed: the new key opens, the one before does no longer", async () => {
  await publish(known);
  const keys = keysAtOnce();
  const [before, after] = [await sign(known), await sign(other)];
  expect((await verifyAccess(before, ACCESS, keys)).kind).toBe("author");
  await publish(other);
  expect((await verifyAccess(after, ACCESS, keys)).kind).toBe("author");
  expect((await verifyAccess(before, ACCESS, keys)).kind).toBe("refused");
});

test("while the keys cannot be fetched nobody gets in, with a real token neither", async () => {
  const token = await sign(known);
  for (const step of [
    { status: 500 },
    { status: 302, headers: { Location: `${TEAM}/elsewhere` } },
    { body: "<html>" },
    { body: '{"keys":"none"}' },
    { fault: "reset" as const },
    { fault: "hang" as const },
  ]) {
    await rewrite(CERTS, step);
    const { kind } = await verifyAccess(token, ACCESS, keysAtOnce());
    expect([step, kind]).toEqual([step, "unreachable"]);
  }
});
