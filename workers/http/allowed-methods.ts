// HEAD is answered as GET. A method that nothing here understands is refused with 405. A header that asks for another
// method is ignored.
import { createMiddleware } from "hono/factory";
import type { AppBindings } from "./app-bindings";

const ALLOWED = ["GET", "HEAD", "POST"];

/** 405 for any other method. */
export const allowedMethods = createMiddleware<AppBindings>(async (c, next) => {
  if (ALLOWED.includes(c.req.raw.method)) return next();
  return c.text("Method not allowed\n", 405, { Allow: ALLOWED.join(", ") });
});

/** 405 for addresses that can only be read. */
export const onlyGet = createMiddleware<AppBindings>(async (c) =>
  c.text("Method not allowed\n", 405, { Allow: "GET, HEAD" }),
);

/** 405 for addresses that only take a POST. */
export const onlyPost = createMiddleware<AppBindings>(async (c) =>
  c.text("Method not allowed\n", 405, { Allow: "POST" }),
);
