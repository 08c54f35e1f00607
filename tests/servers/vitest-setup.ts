import type { TestProject } from "vitest/node";
import { startMailProvider } from "./mail-provider";
import { startScriptedServer } from "./scripted-server";
import { startWatchedHosts } from "./watched-hosts";

declare module "vitest" {
  interface ProvidedContext {
    readonly scriptedServer: string;
    readonly mailProvider: string;
    readonly watchedHosts: { hosts: string[]; expired: string };
  }
}

/** There is one of each server for the whole run. Tests keep apart by using paths of their own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startScriptedServer();
  provide("scriptedServer", server.host);
  const mailProvider = await startMailProvider();
  provide("mailProvider", mailProvider.host);
  const watched = await startWatchedHosts();
  provide("watchedHosts", { hosts: [...watched.hosts], expired: watched.expired });
  return async () => {
    await Promise.all([server.close(), mailProvider.close(), watched.close()]);
  };
}
