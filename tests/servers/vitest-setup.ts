import type { TestProject } from "vitest/node";
import { startScriptedServer } from "./scripted-server";

declare module "vitest" {
  interface ProvidedContext {
    readonly scriptedServer: string;
  }
}

/** One scripted server for the whole run; tests keep apart by paths of their own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startScriptedServer();
  provide("scriptedServer", server.host);
  return () => server.close();
}
