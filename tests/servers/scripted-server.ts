// A local HTTP server that plays feeds and models, faults included, over real connections. A test writes a
// script for a path of its own and reads afterwards what was asked of it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type LocalServer, listen } from "./listen";

/** One answer. The last answer of a script is repeated for ever. */
export interface Step {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bytes instead of a text, base64. */
  readonly bytes?: string;
  readonly delayMs?: number;
  /** Answer 304 when the request carries this entity tag. */
  readonly etag?: string;
  readonly fault?: Fault;
}

/**
 * hang: no answer at all. drip: a body that never ends, one byte at a time. reset: the connection is cut
 * before an answer. cut: it is cut in the middle of the body. huge: the body, then 50 MB. gzip-bomb: 60 MB in
 * 60 kB.
 */
export type Fault = "hang" | "drip" | "reset" | "cut" | "huge" | "gzip-bomb";

export interface SeenRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const MEGABYTE = 1024 * 1024;

function* fiftyMegabytes(head: Buffer): Generator<Buffer> {
  yield head;
  const chunk = Buffer.alloc(64 * 1024, "<!-- padding -->\n");
  for (let sent = 0; sent < 50 * MEGABYTE; sent += chunk.length) yield chunk;
}

function playFault(fault: Fault, step: Step, response: ServerResponse): void {
  const headers = { "Content-Type": "application/rss+xml", ...step.headers };
  const body = Buffer.from(step.body ?? "<?xml version='1.0'?><rss version='2.0'><channel>");
  switch (fault) {
    case "hang":
      return;
    case "reset":
      response.socket?.destroy();
      return;
    case "drip": {
      response.writeHead(step.status ?? 200, headers);
      const timer = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(timer));
      return;
    }
    case "cut":
      response.writeHead(step.status ?? 200, { ...headers, "Content-Length": String(body.length + 1000) });
      response.write(body, () => setTimeout(() => response.socket?.destroy(), 50));
      return;
    case "huge":
      response.writeHead(step.status ?? 200, headers);
      // The reader hangs up long before the end, as it should.
      pipeline(Readable.from(fiftyMegabytes(body)), response).catch(() => {});
      return;
    case "gzip-bomb":
      response.writeHead(step.status ?? 200, { ...headers, "Content-Encoding": "gzip" });
      response.end(gzipSync(Buffer.alloc(60 * MEGABYTE, " ")));
  }
}

function play(step: Step, request: IncomingMessage, response: ServerResponse): void {
  if (step.fault !== undefined) {
    playFault(step.fault, step, response);
    return;
  }
  if (step.etag !== undefined && request.headers["if-none-match"] === step.etag) {
    response.writeHead(304, { ETag: step.etag }).end();
    return;
  }
  const headers = { ...(step.etag === undefined ? {} : { ETag: step.etag }), ...step.headers };
  const body = step.bytes === undefined ? (step.body ?? "") : Buffer.from(step.bytes, "base64");
  response.writeHead(step.status ?? 200, headers).end(body);
}

/** Starts the server on a free port (or a given one) of 127.0.0.1. */
export async function startScriptedServer(port = 0): Promise<LocalServer> {
  const scripts = new Map<string, { steps: Step[]; next: number; seen: SeenRequest[] }>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const body = await text(request);
    if (path.startsWith("/_script/")) {
      scripts.set(path.slice("/_script".length), { steps: JSON.parse(body), next: 0, seen: [] });
      response.writeHead(204).end();
      return;
    }
    if (path.startsWith("/_seen/")) {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(scripts.get(path.slice("/_seen".length))?.seen ?? []));
      return;
    }
    const script = scripts.get(path);
    const step = script?.steps[Math.min(script.next, script.steps.length - 1)];
    if (script === undefined || step === undefined) {
      response.writeHead(404).end();
      return;
    }
    script.next += 1;
    script.seen.push({ method: request.method ?? "", headers: request.headers, body });
    if (step.delayMs !== undefined) await pause(step.delayMs);
    play(step, request, response);
  }

  const server: Server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  return listen(server, port);
}
