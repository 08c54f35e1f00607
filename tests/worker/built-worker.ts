import type { Env } from "../../workers/env";

interface BuiltWorker {
  readonly default: { fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> };
}

const BUILDS = import.meta.glob<BuiltWorker>("../../build/tested-server/index.js");

/** The site as it is deployed (tests/servers/tested-build.ts). */
export async function loadWorker(): Promise<BuiltWorker["default"]> {
  const [load] = Object.values(BUILDS);
  if (load === undefined) throw new Error("there is no build: npm run build");
  return (await load()).default;
}
