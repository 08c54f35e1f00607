import { env } from "cloudflare:test";
import type { SeenRequest, Step } from "../servers/scripted-server";

export interface ScriptedPath {
  readonly url: string;
  /** Requests to this path so far. */
  seen(): Promise<SeenRequest[]>;
}

function scriptedPath(path: string): ScriptedPath {
  return {
    url: `http://${env.SCRIPTED_SERVER}${path}`,
    seen: async () => (await fetch(`http://${env.SCRIPTED_SERVER}/_seen${path}`)).json<SeenRequest[]>(),
  };
}

/** An address of the scripted server that plays these steps, the last one for ever; `below` adds to its path. */
export async function script(
  ...steps: readonly Step[]
): Promise<ScriptedPath & { below(path: string): ScriptedPath }> {
  const path = `/${crypto.randomUUID()}`;
  const whole = scriptedPath(path);
  if (steps.length > 0) await rewrite(whole.url, ...steps);
  return { ...whole, below: (rest) => scriptedPath(path + rest) };
}

/** Gives an address a new script. */
export async function rewrite(url: string, ...steps: readonly Step[]): Promise<void> {
  const { host, pathname } = new URL(url);
  const answer = await fetch(`http://${host}/_script${pathname}`, {
    method: "PUT",
    body: JSON.stringify(steps),
  });
  if (!answer.ok) throw new Error(`the scripted server refused a script: ${answer.status}`);
  await answer.body?.cancel();
}
