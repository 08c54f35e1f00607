import { createExecutionContext, env } from "cloudflare:test";
import { expect } from "vitest";
import type { Env } from "../../workers/env";

interface BuiltWorker {
  readonly default: {
    fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
    queue(batch: MessageBatch, env: Env, context: ExecutionContext): Promise<void>;
  };
}

const BUILDS = import.meta.glob<BuiltWorker>("../../build/tested-server/index.js");

/** The site as it is deployed (tests/servers/tested-build.ts). */
export async function loadWorker(): Promise<BuiltWorker["default"]> {
  const [load] = Object.values(BUILDS);
  if (load === undefined) throw new Error("there is no build: npm run build");
  return (await load()).default;
}

/** Response of the site at a path; its work after the response is not waited for. */
export async function ask(path: string, init?: RequestInit, bindings: Env = env): Promise<Response> {
  const worker = await loadWorker();
  return worker.fetch(new Request(`http://localhost${path}`, init), bindings, createExecutionContext());
}

/** The HTML of a page that has to be there. */
export async function readPage(path: string, bindings?: Env): Promise<string> {
  const answer = await ask(path, {}, bindings);
  expect(answer.status, path).toBe(200);
  return answer.text();
}
