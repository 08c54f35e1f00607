// The ark as its heir has it: made twice with the same bytes, whole by its checksums, and walked over a server that knows
// nothing but files, with scripts off.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ARK_TEXT } from "~/content/ark.server";
import { listOwnPaths } from "../../scripts/ark/plain-pages.mjs";
import { ensureChromium } from "../../scripts/chromium.mjs";
import { type LocalServer, listen } from "../servers/listen";
import { PROJECT } from "./started-site";

const ORIGIN = "https://teachers-book.org";
const folder = mkdtempSync(join(tmpdir(), "ark-"));
const [first, second] = [join(folder, "first"), join(folder, "second")];
let server: LocalServer;

async function makeArk(into: string): Promise<void> {
  const env = { ...process.env, SITE_ORIGIN: ORIGIN, STATE_DIR: join(folder, "state") };
  await promisify(execFile)(process.execPath, ["scripts/ark.mjs", into], { cwd: PROJECT, env });
}

/** Answers as `python3 -m http.server` does: files, the index of a folder, and a folder without its slash leads to it. */
const plain = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? "/", ORIGIN).pathname);
  const file = join(first, path);
  const isFolder = existsSync(file) && statSync(file).isDirectory();
  const found = isFolder ? join(file, "index.html") : file;
  if (isFolder && !path.endsWith("/")) response.writeHead(301, { Location: `${path}/` }).end();
  else if (!existsSync(found)) response.writeHead(404).end();
  else if (found.endsWith(".html"))
    response.writeHead(200, { "Content-Type": "text/html" }).end(readFileSync(found));
  else response.writeHead(200).end(readFileSync(found));
});

beforeAll(async () => {
  await makeArk(first);
  await makeArk(second);
  server = await listen(plain);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a second ark is the first, byte for byte, and every file is what its checksum says", () => {
  expect(Buffer.compare(readFileSync(`${second}.zip`), readFileSync(`${first}.zip`))).toBe(0);
  const lines = readFileSync(join(first, "SHA256SUMS"), "utf8").trim().split("\n");
  for (const line of lines) {
    const [sum, name = ""] = line.split("  ");
    expect(
      createHash("sha256")
        .update(readFileSync(join(first, name)))
        .digest("hex"),
      name,
    ).toBe(sum);
  }
  const files = readdirSync(first, { recursive: true, encoding: "utf8" });
  const written = files.filter((name) => statSync(join(first, name)).isFile() && name !== "SHA256SUMS");
  expect(lines.map((line) => line.split("  ")[1]).sort()).toEqual(written.sort());
});

test("every address of its own that a page of it names is there", async () => {
  const pages = readdirSync(first, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  const named = new Set(
    pages.flatMap((name) => listOwnPaths(readFileSync(join(first, name), "utf8"), ORIGIN)),
  );
  expect(named.size).toBeGreaterThan(500);
  const missing: string[] = [];
  for (const path of named) if (!(await fetch(`http://${server.host}${path}`)).ok) missing.push(path);
  expect(missing).toEqual([]);
});

test("with scripts off every printed address ends at its content, and what needs the running site says so", async () => {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const printed = readFileSync(join(PROJECT, "tests", "printed-addresses.txt"), "utf8")
      .trim()
      .split("\n");
    for (const address of printed) {
      await page.goto(`http://${server.host}${address}`);
      await page.getByRole("main").waitFor();
      const said = await page.getByRole("main").innerText();
      expect(said.length, address).toBeGreaterThan(500);
      expect(said, address).not.toContain(ARK_TEXT.en.absentTitle);
    }
    for (const [path, title] of [
      ["/donate", ARK_TEXT.en.absentTitle],
      ["/pt-br/news", ARK_TEXT["pt-br"].absentTitle],
      ["/keep-this-book", ARK_TEXT.en.title],
    ]) {
      await page.goto(`http://${server.host}${path}`);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    }
    await page.goto(`http://${server.host}/pt-br/search`);
    await expect.poll(() => page.getByRole("main").innerText()).toContain(ARK_TEXT["pt-br"].needsSite);
  } finally {
    await browser.close();
  }
});
