// A local server that plays an account at Cloudflare as wrangler asks for it over HTTP: a database (SQLite, as D1 is), a
// namespace of keys, queues, a zone, and the one Worker that is deployed into it. What it does not know it refuses by name.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { type LocalServer, listen } from "./listen";

/** What wrangler says of a Worker beside its modules. */
export interface UploadedWorker {
  readonly bindings: readonly { readonly name: string; readonly type: string; readonly text?: string }[];
}

export interface CloudflareAccount extends LocalServer {
  readonly database: DatabaseSync;
  readonly keys: Map<string, string>;
  /** What was changed, in order: "PUT workers/scripts/NAME", or "sql" for a query that writes. */
  readonly changes: string[];
  readonly worker: () => UploadedWorker | null;
  /** Addresses of the files of the Worker. */
  readonly files: () => readonly string[];
}

interface Asked {
  readonly query: URLSearchParams;
  readonly content: Buffer;
  readonly type: string;
}

/** A refusal as the API words it, with its own code. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

function toJwt(): string {
  return ["e30", Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString("base64url"), "x"].join(".");
}

function ask(database: DatabaseSync, sql: string) {
  try {
    const isRead = /^\s*(?:select|pragma|with)\b/i.test(sql);
    if (!isRead) database.exec(sql);
    const results = isRead ? database.prepare(sql).all() : [];
    return [{ results, success: true, meta: { duration: 0, changes: 0, rows_read: 0, rows_written: 0 } }];
  } catch (error) {
    throw new Refusal(400, 7500, String(error));
  }
}

async function readUpload({ content, type }: Asked): Promise<UploadedWorker> {
  const form = await new Response(new Uint8Array(content), { headers: { "Content-Type": type } }).formData();
  return JSON.parse(String(form.get("metadata")));
}

/** Opens an account into which nothing was ever deployed. */
export async function openCloudflareAccount(): Promise<CloudflareAccount> {
  const database = new DatabaseSync(":memory:");
  const keys = new Map<string, string>();
  const changes: string[] = [];
  let worker: UploadedWorker | null = null;
  let files: readonly string[] = [];

  /** The answer about a Worker, or the refusal where there is none yet. */
  function aboutWorker(answer: unknown): unknown {
    if (worker === null) throw new Refusal(404, 10007, "This Worker does not exist on your account.");
    return answer;
  }

  const ROUTES: readonly (readonly [RegExp, (asked: Asked) => unknown])[] = [
    [/^POST d1\/database\/[^/]+\/query$/, ({ content }) => ask(database, JSON.parse(String(content)).sql)],
    // A file of SQL is uploaded, then taken in.
    [/^POST d1\/database\/[^/]+\/import$/, ({ content }) => takeIn(JSON.parse(String(content)).action)],
    [/^PUT \/upload$/, ({ content }) => ask(database, String(content))],
    [/^GET storage\/kv\/namespaces\/[^/]+\/keys$/, () => [...keys.keys()].map((name) => ({ name }))],
    [
      /^POST storage\/kv\/namespaces\/[^/]+\/bulk\/get$/,
      ({ content }) => getKeys(JSON.parse(String(content)).keys),
    ],
    [/^PUT storage\/kv\/namespaces\/[^/]+\/bulk$/, ({ content }) => putKeys(JSON.parse(String(content)))],
    [
      /^DELETE storage\/kv\/namespaces\/[^/]+\/bulk$/,
      ({ content }) => deleteKeys(JSON.parse(String(content))),
    ],
    [
      /^GET queues$/,
      ({ query }) => [{ queue_name: query.get("name"), queue_id: query.get("name"), consumers: [] }],
    ],
    [/^(?:GET|POST) queues\/[^/]+\/consumers$/, () => []],
    [
      /^POST workers\/scripts\/[^/]+\/assets-upload-session$/,
      ({ content }) => openUpload(JSON.parse(String(content))),
    ],
    [/^POST workers\/assets\/upload$/, () => ({ jwt: toJwt() })],
    [
      // A Worker that is there already gets a version.
      /^(?:PUT workers\/scripts\/[^/]+|POST workers\/scripts\/[^/]+\/versions)$/,
      async (asked) => {
        worker = await readUpload(asked);
        return { id: "version", startup_time_ms: 1, resources: { script: { etag: "etag" } } };
      },
    ],
    [/^GET workers\/scripts\/[^/]+\/secrets$/, () => aboutWorker([])],
    [/^GET workers\/services\//, () => aboutWorker({ default_environment: { script: {} } })],
    [/ workers\/scripts\//, () => aboutWorker({ deployments: [], bindings: [] })],
    [/^GET zones$/, ({ query }) => [{ id: "zone", name: query.get("name") }]],
    [/^GET zones\/zone\/workers\/routes$/, () => []],
  ];

  function takeIn(action: string) {
    if (action === "init") return { upload_url: `http://${local.host}/upload`, filename: "file" };
    const meta = { duration: 0, rows_read: 0, rows_written: 0, size_after: 0 };
    return {
      success: true,
      status: "complete",
      messages: [],
      result: { num_queries: 1, final_bookmark: "", meta },
    };
  }
  function getKeys(names: readonly string[]) {
    return {
      values: Object.fromEntries(names.flatMap((name) => (keys.has(name) ? [[name, keys.get(name)]] : []))),
    };
  }
  function putKeys(entries: readonly { readonly key: string; readonly value: string }[]) {
    for (const { key, value } of entries) keys.set(key, value);
    return null;
  }
  function deleteKeys(names: readonly string[]) {
    for (const name of names) keys.delete(name);
    return null;
  }
  function openUpload({
    manifest,
  }: {
    readonly manifest: Readonly<Record<string, { readonly hash: string }>>;
  }) {
    files = Object.keys(manifest);
    return { jwt: toJwt(), buckets: [Object.values(manifest).map(({ hash }) => hash)] };
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://account");
    const place = `${request.method} ${pathname.replace(/^\/client\/v4\/(?:accounts\/[^/]+\/)?/, "")}`;
    const asked = {
      query: searchParams,
      content: await buffer(request),
      type: request.headers["content-type"] ?? "",
    };
    try {
      const answer = ROUTES.find(([form]) => form.test(place))?.[1];
      if (answer === undefined) throw new Refusal(404, 7003, `Nobody plays ${place}`);
      const result = await answer(asked);
      if (!place.startsWith("GET")) changes.push(place);
      const sum = createHash("md5").update(asked.content).digest("hex");
      response.writeHead(200, { "Content-Type": "application/json", ETag: `"${sum}"` });
      response.end(JSON.stringify({ success: true, errors: [], messages: [], result, result_info: {} }));
    } catch (error) {
      const { status, code, message } = error instanceof Refusal ? error : new Refusal(500, 1, String(error));
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(
        JSON.stringify({ success: false, errors: [{ code, message }], messages: [], result: null }),
      );
    }
  });
  const local = await listen(server);
  return { ...local, database, keys, changes, worker: () => worker, files: () => files };
}
