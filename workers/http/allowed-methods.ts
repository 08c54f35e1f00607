// faults.md row 58: HEAD is answered as GET, everything that nothing here understands is refused by name, and a
// header that wants to be another method is not listened to.
import { createMiddleware } from "hono/factory";
import type { AppBindings } from "../create-app";

const ALLOWED = ["GET", "HEAD", "POST"];

/** 405 for any other method. */
export const allowedMethods = createMiddleware<AppBindings>(async (c, next) => {
  if (ALLOWED.includes(c.req.raw.method)) return next();
  return c.text("Method not allowed\n", 405, { Allow: ALLOWED.join(", ") });
});

/** For addresses that only take a POST: what asks for them in another way is told so. */
export const onlyPost = createMiddleware<AppBindings>(async (c) =>
  c.text("Method not allowed\n", 405, { Allow: "POST" }),
);
