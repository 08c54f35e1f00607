// What the Worker weighs.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const SERVER = fileURLToPath(new URL("../../build/server/", import.meta.url));

/** 500 KiB: a sixth of what the free plan takes. Records and words are data in a text beside the scripts. */
const CODE_BYTES = 500 * 1024;

test("S5: the code of the Worker, without its content", () => {
  const scripts = readdirSync(SERVER, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const bytes = scripts.map((name) => gzipSync(readFileSync(SERVER + name), { level: 9 }).length);
  expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(CODE_BYTES);
});
