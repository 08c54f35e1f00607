// Asks for pages and reads figures from the answers.
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";

const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true });

/** Status, headers and body of an answer over a connection that is kept; a GET unless the options say otherwise. */
export async function ask(url, { body, ...options } = {}) {
  const answer = await new Promise((resolve, reject) => {
    request(url, { agent, ...options }, resolve)
      .on("error", reject)
      .end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Milliseconds of CPU per request and requests per second of `count` requests; `toPath` has the path of each. */
export async function load({ origin, cpu }, toPath, count) {
  const before = cpu();
  const started = performance.now();
  let next = 0;
  async function connection() {
    while (next < count) {
      const { status } = await ask(origin + toPath(next++));
      if (status !== 200) throw new Error(`${origin} answered ${status}`);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - started) / 1000;
  return { cpu: (cpu() - before) / count, throughput: count / seconds };
}

/** Body and headers of a page, as the floor sends them. */
export async function readPage(origin, path) {
  const answer = await fetch(origin + path);
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !["content-length", "content-encoding", "transfer-encoding"].includes(name),
    ),
  );
  return { body: await answer.text(), headers };
}

/** How many bytes a text has on its way to a browser. */
export const brotliBytes = (text) => brotliCompressSync(text).length;

/** Bytes of the modules below a folder, each compressed by itself. */
export function gzippedModules(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|txt)$/.test(name))
    .reduce((total, name) => total + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0);
}

/** The middle one of the values, the upper of two. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** "median (least to most)". */
export function spread(values, digits = 2) {
  const sorted = values.toSorted((a, b) => a - b);
  const show = (value) => value.toFixed(digits);
  return `${show(median(values))} (${show(sorted[0])} to ${show(sorted.at(-1))})`;
}

/** Median and quartiles, for what scatters too much for its extremes to say anything. */
export function quartiles(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.round((sorted.length - 1) * share)].toFixed(1);
  return `${at(0.5)} (half of them ${at(0.25)} to ${at(0.75)})`;
}
