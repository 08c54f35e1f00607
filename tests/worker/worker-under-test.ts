import { createApp } from "../../workers/create-app";
import type { Env } from "../../workers/env";
import { handleQueue } from "../../workers/queue";
import { handleScheduled } from "../../workers/scheduled";

/** The Worker without its pages: what the tests of handlers, jobs and stores need, and no build. */
const app = createApp(() => Promise.reject(new Error("pages need the build")));

export default {
  fetch: app.fetch,
  scheduled: handleScheduled,
  queue: handleQueue,
} satisfies ExportedHandler<Env>;
