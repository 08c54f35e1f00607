// The bindings of the Worker, and its configuration, parsed once per isolate. Variables come from wrangler.toml,
// secrets and local values from .dev.vars; variables.ts lists them.
import { type Config, parseConfig } from "./config";
import type { EnvVariables } from "./configured-values";
import { createLog } from "./log";

export interface Env extends EnvVariables {
  readonly DB: D1Database;
  readonly LINKS: KVNamespace;
  readonly JOBS: Queue;
  /** Opens the desk of a local run once; made anew by every `npm start` and known to nothing else. */
  readonly DESK_KEY?: string;
  /** Cloudflare's mail service; bound only where MAIL_PROVIDER is cloudflare (wrangler.toml). */
  readonly EMAIL?: SendEmail;
  /** Static assets of the build; absent under the dev server, which serves them itself. */
  readonly ASSETS?: Fetcher;
}

type ConfiguredEnv = Parameters<typeof parseConfig>[0];

const parsedConfigs = new WeakMap<ConfiguredEnv, Config>();

/**
 * Configuration problems that this isolate has logged already, kept here because the dev server brings a new
 * environment with each request.
 */
const named = new Set<string>();

/** The configuration of this isolate. Logs its problems once. Never throws. */
export function getConfig(env: ConfiguredEnv): Config {
  const known = parsedConfigs.get(env);
  if (known !== undefined) return known;
  const config = parseConfig(env);
  parsedConfigs.set(env, config);
  for (const { variable, detail } of config.problems) {
    const line = `${variable} ${detail}`;
    if (named.has(line)) continue;
    named.add(line);
    createLog().error("configuration value is wrong", { variable, detail });
  }
  return config;
}
