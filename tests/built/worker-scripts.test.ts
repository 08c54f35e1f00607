// Weighs the Worker.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { ROOT, sourcesBelow } from "../import-graph";

const SERVER = fileURLToPath(new URL("../../build/server/", import.meta.url));

const compressed = (texts: readonly (Buffer | string)[]) =>
  texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0);

/** Content that computes, as plurals do, and so is in the scripts; the rest is in the text of the Worker. */
function computedContent(): string {
  const rooms = ["app/content", "app/i18n/messages"];
  const sources = rooms.flatMap(sourcesBelow).map((file) => readFileSync(join(ROOT, file), "utf8"));
  const computed = sources.filter((source) => /=>|\bfunction\b|\bnew (?:Set|Map)\b/.test(source));
  return computed.map((source) => transformSync(source, { loader: "ts", minify: true }).code).join("");
}

/** Of 500 KiB, a sixth of what the free plan takes: the desk and the link watch took the room. The content may grow as it likes. */
const CODE_BYTES = 495 * 1024;

test("S5: the code of the Worker, without its content", () => {
  const names = readdirSync(SERVER, { recursive: true, encoding: "utf8" });
  const scripts = names.filter((name) => name.endsWith(".js")).map((name) => readFileSync(SERVER + name));
  expect(compressed(scripts) - compressed([computedContent()])).toBeLessThanOrEqual(CODE_BYTES);
});

test("no script has the rules of the sheets, which are data", () => {
  const names = readdirSync(SERVER, { recursive: true, encoding: "utf8" });
  const withRules = names.filter(
    (name) => /\.(?:js|txt)$/.test(name) && readFileSync(SERVER + name, "utf8").includes("@layer features{"),
  );
  expect(withRules).toEqual([join("assets", "data.txt")]);
});
