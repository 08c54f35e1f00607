// A local server that plays Resend, and Turnstile where a test is not about it: it takes a mail per idempotency key
// once and answers a repetition as it answered the first time. Each test has an account of its own (the first segment
// of the path) and may script what goes wrong, one step per request.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type LocalServer, listen } from "./listen";

/**
 * A number: that status, and nothing taken. hang: no answer, nothing taken. lost: taken, but the answer never
 * comes. reset: the connection is cut. rate-limit: 429 with Retry-After. ok: as always.
 */
export type Behaviour = number | "hang" | "lost" | "reset" | "rate-limit" | "ok";

export interface TakenMail {
  readonly key: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Account {
  /** Mails that went out, in order. */
  readonly taken: readonly TakenMail[];
  /** How often it was asked, the refused times included. */
  readonly requests: number;
}

interface State {
  taken: Map<string, { mail: TakenMail; body: string }>;
  requests: number;
  script: Behaviour[];
}

const ERROR_NAMES: Readonly<Record<number, string>> = {
  401: "missing_api_key",
  403: "invalid_api_key",
  422: "validation_error",
  500: "internal_server_error",
};

function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): undefined {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

function take(state: State, request: IncomingMessage, body: string, response: ServerResponse): undefined {
  state.requests += 1;
  const step = state.script.shift() ?? "ok";
  const key = String(request.headers["idempotency-key"] ?? "");
  if (request.headers.authorization !== "Bearer re_test")
    return answer(response, 401, { name: "missing_api_key" });
  if (typeof step === "number") return answer(response, step, { name: ERROR_NAMES[step] ?? "error" });
  if (step === "rate-limit") {
    return answer(response, 429, { name: "rate_limit_exceeded" }, { "Retry-After": "2" });
  }
  if (step === "hang") return;
  if (step === "reset") {
    request.socket.destroy();
    return;
  }
  const known = state.taken.get(key);
  if (known !== undefined && known.body !== body) {
    return answer(response, 409, { name: "invalid_idempotent_request" });
  }
  if (known === undefined) state.taken.set(key, { mail: { key, ...JSON.parse(body) }, body });
  if (step === "lost") return;
  answer(response, 200, { id: `id-${key}` });
}

/** Starts the provider on a free port of 127.0.0.1. */
export async function startMailProvider(): Promise<LocalServer> {
  const accounts = new Map<string, State>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<undefined> {
    const [, account = "", action] = (request.url ?? "").split("/");
    const state = accounts.get(account) ?? { taken: new Map(), requests: 0, script: [] };
    accounts.set(account, state);
    const body = await text(request);
    if (request.method === "POST" && action === "emails") return take(state, request, body, response);
    if (request.method === "POST" && action === "siteverify") {
      return answer(response, 200, { success: true, hostname: "site.example" });
    }
    if (request.method === "PUT" && action === "script") {
      state.script = JSON.parse(body);
      return answer(response, 200, {});
    }
    if (request.method === "GET") {
      const taken = [...state.taken.values()].map(({ mail }) => mail);
      return answer(response, 200, { taken, requests: state.requests });
    }
    answer(response, 404, {});
  }

  return listen(
    createServer((request, response) => {
      handle(request, response).catch(() => response.destroy());
    }),
  );
}
