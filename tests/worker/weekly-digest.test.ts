// The digest is built once per week and language, mailed in batches, and resumed after a crash.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { aiNews, articleTexts } from "~/db/news-tables.server";
import { mailStops, subscribers } from "~/db/newsletter-tables.server";
import { findDigest, listUnmailed, listWeeks } from "~/features/digest/io/digest-store.server";
import { writeNextMails } from "~/features/newsletter/io/digest-mailing.server";
import { mailMessages } from "~/i18n/messages/mail";
import { mailDigest, resumeMailing } from "../../workers/jobs/mail";
import { createMailing, listHashes, newAddress, ORIGIN, tokenIn } from "./mailing";
import { db } from "./pipeline";

/** A week that no other test uses: the tests of this file share the database. */
let year = 2000;
function newWeek() {
  year += 1;
  // 4 January is in week 1, so the Monday of week 11 is ten weeks after the Monday before it.
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * 86_400_000 + 70 * 86_400_000;
  return {
    slug: `${year}-11`,
    inTheWeek: new Date(monday + 2 * 86_400_000).toISOString(),
    mondayAfter: new Date(monday + 7 * 86_400_000 + 9 * 3_600_000).toISOString(),
  };
}

const TOPICS = [
  "AI exams with Gemini",
  "AI gradebooks with Claude",
  "AI and school phone bans",
  "AI reading tutors",
  "AI voting rules",
  "AI robotics",
];

async function publish(count: number, publishedAt: string, language: "en" | "pt" = "pt"): Promise<void> {
  for (const topic of TOPICS.slice(0, count)) {
    const id = crypto.randomUUID().replaceAll("-", "");
    await db.insert(aiNews).values({
      id,
      title: `${topic} ${publishedAt.slice(0, 4)}`,
      excerptHtml: `<p>${topic}.</p>`,
      tags: ["ai"],
      sourceName: "Press",
      sourceUrl: `https://news.example/${id}`,
      publishedAt,
      status: "published",
      influenceScore: 60,
      educationRelevance: 60,
      feedId: "test",
      guid: id,
      language,
      dateEstimated: false,
      isSample: false,
      fetchedAt: publishedAt,
      searchText: "",
      summaryState: "done",
      summaryDueAt: publishedAt,
    });
    await db.insert(articleTexts).values({
      articleId: id,
      locale: "pt-br",
      title: `Notícia: ${topic}`,
      summaryHtml: `<p>${topic} na escola.</p>`,
      classNote: `Converse com a turma sobre ${topic}.`,
    });
  }
}

async function addReader(locale: Locale, state: "confirmed" | "pending" = "confirmed"): Promise<string> {
  const address = newAddress();
  await db.insert(subscribers).values({
    addressHash: (await listHashes(address)).address,
    state,
    address,
    locale,
    pendingSince: "2026-11-01T00:00:00.000Z",
    confirmedAt: state === "confirmed" ? "2026-11-02T00:00:00.000Z" : null,
    confirmTokenHash: crypto.randomUUID(),
    confirmTokenExpiresAt: "2036-11-08T00:00:00.000Z",
  });
  return address;
}

async function forgetReaders(): Promise<void> {
  await env.DB.batch(["subscribers", "mails"].map((table) => env.DB.prepare(`delete from ${table}`)));
}

test("Monday's cron builds the issue and everybody who confirmed gets it in their language, once", async () => {
  await forgetReaders();
  const mailing = createMailing();
  const week = newWeek();
  await publish(6, week.inTheWeek);
  const readers = await Promise.all(Array.from({ length: 45 }, () => addReader("pt-br")));
  await addReader("pt-br", "pending");
  const english = await addReader("en");
  const bounced = await addReader("pt-br");
  const { address: hash } = await listHashes(bounced);
  await db.insert(mailStops).values({ hash, cause: "bounce", stoppedAt: "2026-11-01T00:00:00.000Z" });

  await mailing.digestCron(week.mondayAfter);
  // The cron comes twice, the queue repeats itself.
  await mailing.digestCron(week.mondayAfter);
  mailing.waiting.push(...mailing.waiting);
  await mailing.drain();
  await resumeMailing(mailing.env, new Date());
  await mailing.drain();

  const { taken } = await mailing.account();
  expect(taken.map(({ to }) => to[0]).sort()).toEqual([...readers].sort());
  expect(taken.map(({ to }) => to[0])).not.toContain(english);
  expect(await listUnmailed(db)).toEqual([]);

  const mail = taken[0];
  expect(mail?.subject).toMatch(/^IA para professores: Notícia: /);
  expect(mail?.headers).toMatchObject({
    "Content-Language": "pt-BR",
    "List-Unsubscribe": `<${ORIGIN}/api/newsletter/one-click?token=${tokenIn(mail, "unsubscribe")}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(mail?.text).toContain(`${ORIGIN}/pt-br/digest/${week.slug}`);
  expect(new Set(taken.map((one) => tokenIn(one, "unsubscribe"))).size).toBe(45);
  const stored = await findDigest(db, "pt-br", week.slug);
  expect(stored?.issue?.news).toHaveLength(5);
  expect(stored?.issue?.prompt).not.toBeNull();
});

test("fewer than three good ones: no mail, and the archive says so", async () => {
  await forgetReaders();
  const mailing = createMailing();
  const week = newWeek();
  await publish(2, week.inTheWeek);
  await addReader("pt-br");
  await mailing.digestCron(week.mondayAfter);
  await mailing.drain();
  expect((await mailing.account()).requests).toBe(0);
  for (const locale of LOCALES) {
    expect((await listWeeks(db, locale)).find(({ week: slug }) => slug === week.slug)).toEqual({
      week: week.slug,
      firstTitle: null,
    });
  }
});

test("mailing that died half-way goes on where it was, and nobody gets the issue twice", async () => {
  await forgetReaders();
  const mailing = createMailing();
  const week = newWeek();
  await publish(3, week.inTheWeek);
  const readers = await Promise.all(Array.from({ length: 30 }, () => addReader("pt-br")));
  await mailing.digestCron(week.mondayAfter);
  // The first batch is written; then both of its messages are lost.
  await mailing.drain(1);
  expect(mailing.waiting).toHaveLength(2);
  mailing.waiting.length = 0;
  // Somebody of the second batch leaves meanwhile.
  const left = (
    await env.DB.prepare("select max(address_hash) as hash from subscribers").first<{ hash: string }>()
  )?.hash;
  await env.DB.prepare("update subscribers set state = 'unsubscribed', address = null where address_hash = ?")
    .bind(left)
    .run();
  await resumeMailing(mailing.env, new Date());
  await Promise.all([1, 2, 3].map(() => mailDigest("pt-br", week.slug, mailing.env)));
  await mailing.drain();
  const addresses = (await mailing.account()).taken.map(({ to }) => to[0]);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toHaveLength(29);
  expect(readers).toEqual(expect.arrayContaining(addresses));
  expect(await listUnmailed(db)).toEqual([]);
});

test("the hourly run makes up for a cron that did not come, but not before Monday nine o'clock", async () => {
  await forgetReaders();
  const mailing = createMailing();
  const week = newWeek();
  await publish(3, week.inTheWeek);
  const early = new Date(Date.parse(week.mondayAfter) - 60_000).toISOString();
  await mailing.digestCron(early, "7 * * * *");
  expect(await findDigest(db, "pt-br", week.slug)).toBeNull();
  const tuesday = new Date(Date.parse(week.mondayAfter) + 20 * 3_600_000).toISOString();
  await mailing.digestCron(tuesday, "7 * * * *");
  expect((await findDigest(db, "pt-br", week.slug))?.issue).not.toBeNull();
});

test("who unsubscribes while the batch is being written gets no mail", async () => {
  await forgetReaders();
  const mailing = createMailing();
  const week = newWeek();
  await publish(3, week.inTheWeek);
  const [stays, leaves] = [await addReader("pt-br"), await addReader("pt-br")];
  await mailing.digestCron(week.mondayAfter);
  const leaving = env.DB.prepare(
    "update subscribers set state = 'unsubscribed', address = null where address = ?",
  );
  const racing = createDb({
    prepare: (query) => env.DB.prepare(query),
    batch: async (statements) => {
      await leaving.bind(leaves).run();
      return env.DB.batch(statements);
    },
    exec: (query) => env.DB.exec(query),
    withSession: (constraint) => env.DB.withSession(constraint),
    dump: () => env.DB.dump(),
  });
  const services = {
    db: racing,
    siteOrigin: ORIGIN,
    from: "news@site.example",
    senderName: null,
    texts: mailMessages,
  };
  await writeNextMails("pt-br", week.slug, services, new Date());
  const { results } = await env.DB.prepare("select message ->> 'to' as address from mails").all();
  expect(results).toEqual([{ address: stays }]);
});

test("an issue that was stored with another shape or an unsafe link does no harm, and the archive stays", async () => {
  const news = { id: "a", title: "Title", classNote: null, gist: "", sourceName: "Press" };
  const week = { year: 1999, week: 1 };
  const issue = {
    ...{ week, locale: "en", items: [], prompt: null },
    news: [
      { ...news, sourceUrl: "javascript:alert(1)" },
      { ...news, sourceUrl: "https://news.example/a" },
    ],
  };
  const stored = { "1999-01": JSON.stringify(issue), "1999-02": '{"news":[]}', "1999-03": "no JSON" };
  for (const [slug, json] of Object.entries(stored)) {
    await env.DB.prepare(
      "insert into digest_issues (locale, week, issue, good_news, built_at, mailed_at) values ('en', ?, ?, 3, '', '')",
    )
      .bind(slug, json)
      .run();
  }
  const found = await Promise.all(Object.keys(stored).map((slug) => findDigest(db, "en", slug)));
  expect(found.map((digest) => digest?.issue?.news.map(({ sourceUrl }) => sourceUrl))).toEqual([
    ["https://news.example/a"],
    undefined,
    undefined,
  ]);
  expect((await listWeeks(db, "en")).map(({ week }) => week)).toEqual(
    expect.arrayContaining(Object.keys(stored)),
  );
  await env.DB.prepare("delete from digest_issues where week < '2000'").run();
});
