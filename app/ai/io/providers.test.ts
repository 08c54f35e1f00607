// How each interface is asked, over a real connection: at the path and with the headers of its documentation.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ProviderConfig, readAiProviders } from "~/ai/core/providers-config";
import { createProviders } from "./providers.server";

const KEY = "sk-test-0123456789";

type Documented = readonly [path: string, headers: Readonly<Record<string, string>>];

/** A new interface has its row here first, from the page that documents it. */
const DOCUMENTED: Readonly<Record<ProviderConfig["kind"], Documented>> = {
  // platform.openai.com/docs/api-reference/chat/create
  openai: ["/v1/chat/completions", { authorization: `Bearer ${KEY}` }],
  // docs.anthropic.com/en/api/messages
  anthropic: ["/v1/messages", { "x-api-key": KEY, "anthropic-version": "2023-06-01" }],
};

let asked: IncomingMessage | null = null;
const server = createServer((request, response) => {
  asked = request;
  response.writeHead(400).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

test.each(Object.entries(DOCUMENTED))(
  "a model of the kind %s is asked as its interface is documented",
  async (kind, [path, headers]) => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const entry = { name: kind, kind, baseUrl, model: "m", secret: "MODEL_KEY" };
    const [config] = readAiProviders(JSON.stringify([entry])).value;
    if (config === undefined) throw new Error(`no interface ${kind}`);
    const services = { fetch, now: Date.now, countCall: async () => true };
    const [provider] = createProviders([{ config, key: KEY }], services);
    const prompt = { system: "s", user: "u", schemaName: "answer", schema: {} };
    await provider?.ask(prompt, Date.now() + 10_000);
    expect([asked?.method, asked?.url]).toEqual(["POST", path]);
    expect(asked?.headers).toMatchObject({ ...headers, "content-type": "application/json" });
  },
);
