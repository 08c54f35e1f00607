import { createExecutionContext, env } from "cloudflare:test";
import { expect, test } from "vitest";
import { parseSearchIndexFile } from "~/features/search/core/search-index-file";
import { createApp } from "../../workers/create-app";

const app = createApp(() => Promise.reject(new Error("pages need the build")));

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost${path}`, { headers });
  return Promise.resolve(app.fetch(request, env, createExecutionContext()));
}

test("each language has its index, which a browser that knows it does not fetch again", async () => {
  for (const [path, title] of [
    ["/search-index.en.json", "Privacy"],
    ["/search-index.pt-br.json", "Privacidade"],
  ] as const) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    const entries = parseSearchIndexFile(await answer.json());
    expect(entries.find(({ id }) => id === "privacy")?.title).toBe(title);
    expect(entries.length).toBeGreaterThan(200);
    const again = await get(path, { "If-None-Match": answer.headers.get("ETag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
});
