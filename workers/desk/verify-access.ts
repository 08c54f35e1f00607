// The proof that Cloudflare Access has let somebody in: a token that its team has signed for one application. Nothing
// else is looked at, no cookie and no header without a signature. Where the keys cannot be had, nobody gets in.
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import type { AccessSettings } from "../config";

/** Set by Access on every request that it lets through. */
export const ACCESS_HEADER = "Cf-Access-Jwt-Assertion";

type AccessVerdict =
  | { readonly kind: "author"; readonly who: string }
  | { readonly kind: "refused" }
  /** The keys of the team could not be fetched. */
  | { readonly kind: "unreachable" };

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** Longer than any token of Access, so that hostile text costs no more to read. */
const TOKEN_MAX = 8192;

/**
 * Keys are kept for ten minutes. An unknown one asks for them again, at most every five seconds, so that a rotation is
 * followed at once and a forger causes few requests.
 */
const KEY_TIMES = { timeoutDuration: 3000, cooldownDuration: 5000, cacheMaxAge: 600_000 };

const keySets = new Map<string, KeySet>();

/** The keys of a team, kept by this isolate. */
function teamKeys(team: string): KeySet {
  const keys = keySets.get(team) ?? createRemoteJWKSet(new URL("/cdn-cgi/access/certs", team), KEY_TIMES);
  keySets.set(team, keys);
  return keys;
}

/** Who the token of a request speaks for (its signed address), or why nobody is let in. */
export async function verifyAccess(
  token: string | undefined,
  { team, audience }: AccessSettings,
  keys: KeySet = teamKeys(team),
): Promise<AccessVerdict> {
  if (token === undefined || token.length > TOKEN_MAX) return { kind: "refused" };
  try {
    const { payload } = await jwtVerify<{ email?: unknown }>(token, keys, {
      algorithms: ["RS256"],
      issuer: team,
      audience,
      requiredClaims: ["exp", "iat"],
    });
    const { email } = payload;
    // A program with a service token has no address, and signs no act.
    return typeof email === "string" && email !== "" ? { kind: "author", who: email } : { kind: "refused" };
  } catch (error) {
    return { kind: isAboutToken(error) ? "refused" : "unreachable" };
  }
}

/** False for an error of the keys: no connection, no answer, or an answer that is no set of keys. */
function isAboutToken(error: unknown): boolean {
  const isAboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && !isAboutKeys && error.code !== errors.JOSEError.code;
}
