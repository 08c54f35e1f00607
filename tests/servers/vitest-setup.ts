import type { TestProject } from "vitest/node";
import { startMailProvider } from "./mail-provider";
import { startScriptedServer } from "./scripted-server";

declare module "vitest" {
  interface ProvidedContext {
    readonly scriptedServer: string;
    readonly mailProvider: string;
  }
}

/** There is one of each server for the whole run. Tests keep apart by using paths of their own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startScriptedServer();
  provide("scriptedServer", server.host);
  const mailProvider = await startMailProvider();
  provide("mailProvider", mailProvider.host);
  return async () => {
    await Promise.all([server.close(), mailProvider.close()]);
  };
}
