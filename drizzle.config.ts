import { defineConfig } from "drizzle-kit";

/** `npm run db:generate` writes the next migration; wrangler applies the files. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./app/db/*.server.ts",
  out: "./migrations",
});
