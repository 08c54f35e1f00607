// Imported first by every script that runs on this machine alone. Wrangler and its runtime then send nothing, look
// nothing up, and keep their settings and logs inside the project, because not every machine has a writable home
// folder.
import { join } from "node:path";
import { ROOT } from "./project-node.mjs";

Object.assign(process.env, {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  XDG_CONFIG_HOME: join(ROOT, ".cache", "config"),
  XDG_CACHE_HOME: join(ROOT, ".cache", "config"),
});
