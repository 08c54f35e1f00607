// The link watch over real connections: one host for each kind of answer, looked at on two days.
import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createDb } from "~/db/client.server";
import { watchedHosts, watchedLinks } from "~/db/link-tables.server";
import { mails } from "~/db/newsletter-tables.server";
import type { WatchedLink } from "~/features/link-watch/core/link-state";
import { createLinkStore } from "~/features/link-watch/io/link-store.server";
import { lookAt } from "~/features/link-watch/io/look-at.server";
import { DAY_MS } from "~/lib/durations";
import type { Env } from "../../workers/env";
import type { JobMessage } from "../../workers/jobs/messages";
import { parseJobMessage } from "../../workers/jobs/messages";
import { lookAtLink, mailLinkChanges } from "../../workers/jobs/watch-links";
import type { SeenRequest, Step } from "../servers/scripted-server";
import { HASH_KEY, ORIGIN } from "./mailing";
import { rewrite } from "./scripted";

type LookMessage = Extract<JobMessage, { type: "look-at-link" }>;

const SATURDAY = new Date("2026-11-21T13:00:00Z");
const SUNDAY = new Date("2026-11-22T01:00:00Z");
const TWELVE_HOURS = 43_200;
const PAGE: Step = {
  headers: { "Content-Type": "text/html" },
  body: "<html><head><title>Tools &amp; terms</title></head></html>",
};

const db = createDb(env.DB);
const { hosts, expired } = env.WATCHED_HOSTS;
const LOOKING = { fetch, fetchAllow: hosts, userAgent: "test" };
let sent: { body: LookMessage; delaySeconds: number }[] = [];

/** The Worker's bindings; what it sends waits in `sent`, and every host but the last may be asked. */
const bindings: Env = {
  ...env,
  SITE_ORIGIN: ORIGIN,
  FETCH_ALLOW: [...hosts.slice(0, -1), expired].join(),
  CONTACT_EMAIL: "author@site.example",
  MAIL_FROM: "AI Teacher Pro <news@site.example>",
  ADDRESS_HASH_KEY: HASH_KEY,
  JOBS: {
    ...env.JOBS,
    send: async (body, options) => {
      keep(body, options);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
    sendBatch: async (messages) => {
      for (const { body, ...options } of messages) keep(body, options);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
  },
};

function keep(body: unknown, { delaySeconds = 0 }: QueueSendOptions = {}): void {
  const message = parseJobMessage(body);
  if (message?.type === "look-at-link") sent.push({ body: message, delaySeconds });
}

function hostAt(index: number): string {
  const host = hosts[index];
  if (host === undefined) throw new Error("there are fewer hosts");
  return host;
}

/** An address at a host of its own that plays these steps, the last one for ever. */
async function pageAt(index: number, ...steps: readonly Step[]): Promise<string> {
  const url = `http://${hostAt(index)}/page`;
  await rewrite(url, ...steps);
  return url;
}

async function seenAt(index: number, path = "/page"): Promise<SeenRequest[]> {
  return (await fetch(`http://${hostAt(index)}/_seen${path}`)).json();
}

async function look(address: string, now: Date, limits = {}): Promise<void> {
  await lookAtLink({ type: "look-at-link", address, place: 0, look: 1 }, bindings, now, limits);
}

async function rowAt(address: string): Promise<WatchedLink | undefined> {
  const [row] = await db.select().from(watchedLinks).where(eq(watchedLinks.address, address));
  return row;
}

/** States that count after a look on each of two days, and why. */
async function stateAfterTwoDays(address: string, limits = {}): Promise<string> {
  await look(address, SATURDAY, limits);
  expect((await rowAt(address))?.state, address).toBeNull();
  await look(address, SUNDAY, limits);
  const row = await rowAt(address);
  return `${row?.state} (${row?.seen?.detail})`;
}

beforeEach(async () => {
  sent = [];
  await db.batch([db.delete(watchedLinks), db.delete(watchedHosts), db.delete(mails)]);
  await Promise.all(hosts.map((host) => rewrite(`http://${host}/robots.txt`, { status: 404 })));
});

test("each kind of answer has its state, and only what says so is gone", async () => {
  const privateHost = hostAt(hosts.length - 1);
  await rewrite(`http://${privateHost}/page`, PAGE);
  await rewrite(`http://${hostAt(8)}/robots.txt`, { status: 500 });
  const redirect = (to: string, status = 302) => ({ status, headers: { Location: to } });
  const kinds: readonly (readonly [string, Step])[] = [
    ["works (status:200)", PAGE],
    ["walled (status:403)", { ...PAGE, status: 403 }],
    ["walled (challenge)", { status: 503, headers: { "cf-mitigated": "challenge" } }],
    ["busy (status:503)", { status: 503 }],
    ["gone (status:404)", { ...PAGE, status: 404 }],
    ["gone (status:410)", { status: 410 }],
    ["not-reached (too-many-redirects)", redirect("?again")],
    ["not-reached (timeout)", { ...PAGE, fault: "drip" }],
    ["not-reached (refused:robots.txt not read: status:500)", PAGE],
    ["not-reached (refused:port)", redirect(`http://${privateHost}/page`)],
    ["not-reached (refused:private-address)", redirect("http://169.254.169.254/page")],
    ["walled (refused:login)", redirect("/account/login?next=page")],
    ["not-reached (status:500)", { status: 500 }],
  ];
  for (const [index, [state, step]] of kinds.entries()) {
    const limits = step.fault === "drip" ? { timeoutMs: 300 } : {};
    expect(await stateAfterTwoDays(await pageAt(index, step), limits), `kind ${index}`).toBe(state);
  }
  expect(await stateAfterTwoDays(`https://${expired}/page`)).toMatch(
    /^not-reached \(refused:robots.txt not read: /,
  );
  expect(await seenAt(hosts.length - 1), "nothing private was asked").toEqual([]);
  expect(await seenAt(8), "not asked against its robots.txt").toEqual([]);
  expect((await seenAt(6)).length, "five redirects a day").toBe(12);
});

test("a host is asked once a minute, and its Retry-After is kept", async () => {
  const busy = await pageAt(0, { status: 429, headers: { "Retry-After": "600" } }, PAGE);
  const other = `http://${hostAt(0)}/other`;
  await rewrite(other, PAGE);
  await look(busy, SATURDAY);
  expect((await rowAt(busy))?.seen).toMatchObject({ state: "busy", detail: "status:429" });
  expect(sent.splice(0)).toMatchObject([{ body: { address: busy, look: 2 }, delaySeconds: 600 }]);
  await lookAtLink({ type: "look-at-link", address: other, place: 1, look: 1 }, bindings, SATURDAY);
  expect(sent.splice(0)).toMatchObject([{ body: { address: other, look: 1 }, delaySeconds: 675 }]);
  expect(await rowAt(other)).toBeUndefined();
  const later = new Date(SATURDAY.getTime() + 600_000);
  await look(busy, later);
  expect((await rowAt(busy))?.seen?.state).toBe("works");
  await look(other, new Date(later.getTime() + 59_000));
  expect(sent.splice(0).map(({ delaySeconds }) => delaySeconds)).toEqual([TWELVE_HOURS, 1]);
  await look(other, new Date(later.getTime() + 60_000));
  expect((await rowAt(other))?.seen?.state).toBe("works");
});

test("a host that others lead to is asked once a minute too, and its Retry-After is kept", async () => {
  const target = await pageAt(9, PAGE);
  await look(target, SATURDAY);
  const url = await pageAt(10, { status: 302, headers: { Location: target } });
  await look(url, new Date(SATURDAY.getTime() + 20_000));
  expect(await rowAt(url)).toBeUndefined();
  expect(sent.splice(0).at(-1)).toMatchObject({ body: { address: url, look: 1 }, delaySeconds: 40 });
  await rewrite(target, { status: 503, headers: { "Retry-After": "900" } });
  const later = new Date(SATURDAY.getTime() + 120_000);
  await look(url, later);
  expect((await rowAt(url))?.seen).toMatchObject({ state: "busy" });
  sent = [];
  await look(target, new Date(later.getTime() + 899_000));
  expect(sent).toMatchObject([{ body: { address: target, look: 1 }, delaySeconds: 1 }]);
});

test("another host and another title are to be looked at, once they were seen on two days", async () => {
  const target = await pageAt(2, PAGE, PAGE, PAGE, PAGE, { ...PAGE, body: "<title>Page for sale</title>" });
  const url = await pageAt(1, { status: 301, headers: { Location: target } });
  await look(url, SATURDAY);
  await look(url, SUNDAY);
  const first = await rowAt(url);
  const leads = `another host: ${hostAt(2)} instead of ${hostAt(1)}`;
  expect(first).toMatchObject({ state: "moved", since: "2026-11-21", finalAddress: target, notice: leads });
  expect(first).toMatchObject({ title: "Tools & terms", noticedOn: "2026-11-22", isTold: false });
  await look(url, new Date("2026-11-28T13:00:00Z"));
  await look(url, new Date("2026-11-29T01:00:00Z"));
  expect(await rowAt(url)).toMatchObject({ state: "moved", title: "Tools & terms", notice: leads });
  await look(url, new Date("2026-12-05T13:00:00Z"));
  expect((await rowAt(url))?.title).toBe("Page for sale");
  expect((await rowAt(url))?.notice).toBe('another title: "Page for sale" instead of "Tools & terms"');
});

test("a name in letters of its own is asked for as the network knows it", async () => {
  const asked: string[] = [];
  const url = await pageAt(3, PAGE);
  // Stands in for the name service, which knows no such name here.
  const resolve: typeof fetch = (input, init) => {
    const wanted = new URL(String(input));
    asked.push(wanted.host);
    return fetch(url.replace("/page", wanted.pathname), init);
  };
  const looking = { ...LOOKING, fetch: resolve, fetchAllow: [] };
  const { sight } = await lookAt("https://bücher.example/page", false, async () => null, looking);
  expect(sight).toMatchObject({ detail: "status:200", address: "https://xn--bcher-kva.example/page" });
  expect(asked).toEqual(["xn--bcher-kva.example"]);
});

test("the robots.txt of a host is obeyed, and read once a day", async () => {
  const robots = "User-agent: AITeacherPro-Links\nDisallow: /page\nUser-agent: *\nAllow: /";
  await rewrite(`http://${hostAt(7)}/robots.txt`, { body: robots });
  const [closed, open] = [await pageAt(7, PAGE), `http://${hostAt(7)}/open`];
  await rewrite(open, PAGE);
  await look(closed, SATURDAY);
  await look(open, new Date(SATURDAY.getTime() + 60_000));
  expect((await rowAt(closed))?.seen).toMatchObject({ state: "not-reached", detail: "refused:robots.txt" });
  expect((await rowAt(open))?.seen?.state).toBe("works");
  expect(await seenAt(7)).toEqual([]);
  expect(await seenAt(7, "/robots.txt")).toHaveLength(1);
  await look(closed, new Date(SATURDAY.getTime() + DAY_MS));
  expect(await seenAt(7, "/robots.txt")).toHaveLength(2);
});

test("of 30 MB and of a bomb the beginning is read, which is enough", async () => {
  for (const fault of ["huge", "gzip-bomb"] as const) {
    const { sight } = await lookAt(await pageAt(4, { ...PAGE, fault }), false, async () => null, LOOKING);
    expect(sight.state, fault).toBe("works");
  }
});

test("what may be no page is asked with HEAD, and by whom is said", async () => {
  const url = await pageAt(4, PAGE);
  await look(url, SATURDAY);
  const [head, get, ...others] = await seenAt(4);
  expect([head?.method, get?.method, get?.headers.range]).toEqual(["HEAD", "GET", "bytes=0-262143"]);
  expect(get?.headers["user-agent"]).toBe(`AITeacherPro-Links/1.0 (+${ORIGIN}/how-we-check#links)`);
  expect(others).toEqual([]);
  const refused = await pageAt(6, { status: 405 }, PAGE);
  expect(await stateAfterTwoDays(refused)).toBe("works (status:200)");
  expect((await seenAt(6)).map(({ method }) => method)).toEqual(["HEAD", "GET", "GET"]);
  const paper = await pageAt(5, { headers: { "Content-Type": "application/pdf" } });
  expect(await stateAfterTwoDays(paper)).toBe("works (status:200)");
  expect((await seenAt(5)).map(({ method }) => method)).toEqual(["HEAD", "HEAD"]);
});

test("an address that the site no longer names is forgotten", async () => {
  const [kept, dropped] = [await pageAt(4, PAGE), await pageAt(5, PAGE)];
  await look(kept, SATURDAY);
  await look(dropped, SATURDAY);
  await createLinkStore(db).forgetOthers([kept]);
  expect(await rowAt(dropped)).toBeUndefined();
  expect((await rowAt(kept))?.seen?.state).toBe("works");
});

test("the mail of the week tells the author of each change once, and there is none where nothing changed", async () => {
  await mailLinkChanges(bindings, SUNDAY);
  expect(await db.select().from(mails)).toEqual([]);
  const gone = await pageAt(5, { status: 404 });
  const fine = await pageAt(6, PAGE);
  for (const day of [SATURDAY, SUNDAY]) {
    await look(gone, day);
    await look(fine, day);
  }
  await mailLinkChanges(bindings, SUNDAY);
  await mailLinkChanges(bindings, SUNDAY);
  const written = await db.select().from(mails);
  expect(written.map(({ message }) => message?.to)).toEqual(["author@site.example"]);
  const text = written[0]?.message?.text ?? "";
  expect(text).toContain(`${gone}\n\ngone since 2026-11-21`);
  expect(text).not.toContain(fine);
});
