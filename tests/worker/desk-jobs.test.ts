// The hourly job's work for the desk, and the welcome of a reader who has confirmed.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createDb } from "~/db/client.server";
import { deskActs, readerReports, targetLooks, troubles } from "~/db/desk-tables.server";
import { mails, subscribers } from "~/db/newsletter-tables.server";
import { lookAtTarget } from "~/features/desk/io/target-looks.server";
import { encodeToken, hashToken } from "~/features/newsletter/core/token";
import { DAY_MS } from "~/lib/durations";
import { noteSiteState } from "../../workers/desk/site-state";
import { removeOldRows } from "../../workers/jobs/hourly";
import { welcomeReader } from "../../workers/jobs/mail";
import { script } from "./scripted";

const db = createDb(env.DB);
const look = (target: string) => lookAtTarget(target, [env.SCRIPTED_SERVER]);

test("since when something is off is remembered until it works again", async () => {
  const first = new Date();
  await noteSiteState(env, first);
  await noteSiteState(env, new Date(first.getTime() + 3_600_000));
  const names = await db.select().from(troubles);
  expect(names).toContainEqual({ name: "no-backup", since: first.toISOString() });
  await env.DB.prepare("insert into backups values (?, '{}')").bind(first.toISOString()).run();
  await noteSiteState(env, first);
  expect((await db.select().from(troubles)).map(({ name }) => name)).not.toContain("no-backup");
});

test("looks at addresses to which no code leads any more are forgotten, however many", async () => {
  const stale = Array.from({ length: 150 }, (_, index) => `https://elsewhere.example/${index}`);
  await env.DB.prepare("insert into target_looks select value, '2026', null, '200' from json_each(?)")
    .bind(JSON.stringify(stale))
    .run();
  await noteSiteState(env, new Date());
  expect(await db.select().from(targetLooks)).toEqual([]);
});

test("acts go after thirty days and reports after ninety", async () => {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const act = { who: "a@b.example", subject: "code:hub", nonce: "n" };
  await db.insert(deskActs).values([
    { ...act, at: ago(31) },
    { ...act, at: ago(29), subject: "code:about-book" },
  ]);
  const report = { about: "/tools", locale: "en", text: "x" } as const;
  await db.insert(readerReports).values([
    { ...report, id: "old", at: ago(91) },
    { ...report, id: "new", at: ago(89) },
  ]);
  await removeOldRows(env, now);
  expect((await db.select().from(deskActs)).map(({ subject }) => subject)).toEqual(["code:about-book"]);
  expect((await db.select().from(readerReports)).map(({ id }) => id)).toEqual(["new"]);
});

test("a look tells what answers at a target, and asks nothing private", async () => {
  const page = await script({
    headers: { "Content-Type": "text/html" },
    body: `<title>A  page &amp; more\n</title>${"x".repeat(300_000)}`,
  });
  const moved = await script({ status: 302, headers: { Location: page.url } });
  const inside = await script({ status: 302, headers: { Location: "http://10.0.0.1/" } });
  const gone = await script({ status: 404 });
  expect(await look(moved.url)).toEqual({
    ...{ found: "200", answers: true, url: page.url, title: "A page & more" },
  });
  expect(await look(gone.url)).toMatchObject({ found: "404", answers: false });
  expect(await look(inside.url)).toMatchObject({ found: "refused:private-address" });
  expect(await look("/no-such-page")).toMatchObject({ answers: false });
  expect(await look("/pt-br/tools?q=x")).toMatchObject({ answers: true });
  expect(await db.select().from(targetLooks)).toEqual([]);
});

test("a reader who has confirmed is welcomed once, with three links, one of them to leave", async () => {
  const now = new Date();
  const token = encodeToken(new Uint8Array(16));
  await db.insert(subscribers).values({
    ...{ addressHash: "hash", state: "confirmed", address: "prof@escola.example", locale: "pt-br" },
    ...{ confirmedAt: now.toISOString(), confirmTokenHash: await hashToken(token) },
  });
  await welcomeReader(token, env, now);
  await welcomeReader(token, env, now);
  await welcomeReader(encodeToken(new Uint8Array(16).fill(1)), env, now);
  const [mail, ...more] = await db.select().from(mails);
  expect(more).toEqual([]);
  expect([mail?.purpose, mail?.message?.to]).toEqual(["welcome", "prof@escola.example"]);
  const links = mail?.message?.text.match(/https?:\/\/\S+/g) ?? [];
  expect(links.map((link) => new URL(link).pathname)).toEqual([
    "/pt-br/book-resources",
    "/pt-br/prompts",
    "/pt-br/newsletter/unsubscribe",
  ]);
});
