import { createApp } from "./create-app";
import type { Env } from "./env";
import { handleQueue } from "./queue";
import { handleScheduled } from "./scheduled";

const app = createApp(() => import("virtual:remix/server-build"));

export default {
  fetch: app.fetch,
  scheduled: handleScheduled,
  queue: handleQueue,
} satisfies ExportedHandler<Env>;
