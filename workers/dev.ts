import { createApp } from "./create-app";
import type { Env } from "./env";
import { handleQueue } from "./queue";

// The same app for the dev server, around the build that Vite keeps fresh. It runs in Node with the bindings of the
// local platform. Only the queue has no consumer there, so its messages are handled in this process.
const app = createApp(async (pathname) => (await import("./http/page-build")).loadPageBuild(pathname));

const variables: Partial<Env> = JSON.parse(process.env.DEV_VARIABLES ?? "{}");

function withLocalQueue(env: Env, context: ExecutionContext): Env {
  const local: Env = { ...env, ...variables };
  const handle = async (body: unknown) => {
    const message = {
      id: crypto.randomUUID(),
      timestamp: new Date(),
      body,
      attempts: 1,
      ack() {},
      retry() {},
    };
    const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } };
    const batch = { queue: "ai-teacher-pro-jobs", messages: [message], metadata, ackAll() {}, retryAll() {} };
    await handleQueue(batch, local, context);
  };
  const answer = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  const JOBS: Pick<Queue, "send" | "sendBatch"> = {
    async send(body) {
      context.waitUntil(handle(body));
      return answer;
    },
    async sendBatch(messages) {
      for (const { body } of messages) context.waitUntil(handle(body));
      return answer;
    },
  };
  return Object.assign(local, { JOBS });
}

/** The dev server passes an object that only looks like a request, and everything made from it needs a real one. */
async function toRequest({ url, method, headers, body }: Request): Promise<Request> {
  const isRead = method === "GET" || method === "HEAD";
  return new Request(url, { method, headers, body: isRead ? null : await new Response(body).arrayBuffer() });
}

export default {
  fetch: async (request: Request, env: Env, context: ExecutionContext) =>
    app.fetch(await toRequest(request), withLocalQueue(env, context), context),
};
