// Stands between a browser and the site like a slow line: the scripts of a page arrive later than the page.
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { type LocalServer, listen } from "./listen";

export interface SlowLine extends Pick<LocalServer, "close"> {
  readonly origin: string;
  /** Resolves once scripts have been asked for that have not arrived. */
  scriptsAsked(): Promise<void>;
  /** Lets all scripts through, also those that are waiting. */
  release(): void;
}

function forward(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  // The host stays the one that the browser sees, so that a form comes from the same origin.
  const passedOn = send(new URL(asked.url ?? "/", site), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  passedOn.on("error", () => answer.destroy());
  asked.pipe(passedOn);
}

/** Opens a line to the site on a port of its own. Scripts that are asked for wait until they are released. */
export async function openSlowLine(site: string): Promise<SlowLine> {
  let isOpen = false;
  let tellAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const pass = () => forward(site, request, response);
    if (isOpen || request.method !== "GET" || !/^\/assets\/.*\.js$/.test(request.url ?? "")) return pass();
    waiting.push(pass);
    tellAsked();
  });
  const { host, close } = await listen(server);
  return {
    origin: `http://${host}`,
    close,
    scriptsAsked: () => asked,
    release() {
      isOpen = true;
      for (const pass of waiting.splice(0)) pass();
    },
  };
}
