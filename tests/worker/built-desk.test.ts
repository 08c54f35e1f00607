// The desk of the built Worker: who gets in, what it does, and that it does it once.
import { createExecutionContext, env } from "cloudflare:test";
import { desc, eq, like } from "drizzle-orm";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, test, vi } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { deskActs, readerReports } from "~/db/desk-tables.server";
import { aiNews, articleTexts } from "~/db/news-tables.server";
import { mails, subscribers } from "~/db/newsletter-tables.server";
import { DESK_PARTS } from "~/features/desk/core/acts";
import { deskMessages } from "~/i18n/messages/desk";
import { pagesMessages } from "~/i18n/messages/pages";
import { reportsMessages } from "~/i18n/messages/reports";
import { searchMessages } from "~/i18n/messages/search";
import { DAY_MS } from "~/lib/durations";
import type { Env } from "../../workers/env";
import { ask, loadWorker } from "./built-worker";
import { disturbD1, isDown } from "./disturbed-bindings";
import { rewrite } from "./scripted";

const KEY = "k".repeat(64);
const HERE: Env = {
  ...env,
  SITE_ORIGIN: "http://localhost:8787",
  DESK_KEY: KEY,
  CONTACT_EMAIL: "me@site.example",
};
const DESK = toPath("desk", "pt-br");
const text = deskMessages["pt-br"];
const db = createDb(env.DB);

/** An article of this week with a Portuguese text and its citation. */
async function insertArticle(id: string): Promise<string> {
  await db.insert(aiNews).values({
    id,
    title: `Title ${id}`,
    excerptHtml: "<p>Trecho.</p>",
    tags: ["ai"],
    sourceName: "Jornal",
    sourceUrl: `https://example.org/${id}`,
    publishedAt: "2026-11-19T10:00:00.000Z",
    status: "published",
    influenceScore: 60,
    educationRelevance: 60,
    feedId: `feed-${id}`,
    language: "pt",
    dateEstimated: false,
    isSample: false,
    fetchedAt: "2026-11-19T11:00:00.000Z",
    searchText: id,
    summarisedBy: "Model",
    summaryState: "done",
    summaryDueAt: "2026-11-19T11:00:00.000Z",
  });
  await db.insert(articleTexts).values({
    articleId: id,
    locale: "pt-br",
    title: `Título ${id}`,
    summaryHtml: "<p>Uma frase.</p>",
    classNote: "Para a aula.",
    writtenBy: "Model",
    citations: [{ sentence: "Uma frase.", from: ["O que a fonte diz."] }],
  });
  return id;
}

/** The session of the browser that opened the address of this start. */
const session = ask(`${DESK}?key=${KEY}`, {}, HERE).then(toCookie);

function toCookie({ headers }: Response): string {
  return (headers.get("Set-Cookie") ?? "").replace(/;.*/, "");
}

const open = async (part: string, bindings: Env = HERE, more = "") =>
  ask(`${DESK}?part=${part}${more}`, { headers: { Cookie: await session } }, bindings);
const read = async (part: string) => (await open(part)).text();

/** The hidden fields of the form around a button, as a browser would post them. */
function listFields(html: string, marks: readonly string[]): Record<string, string> {
  const form = [...html.matchAll(/<form method="post"[\s\S]*?<\/form>/g)]
    .map(([whole]) => whole)
    .find((whole) => marks.every((mark) => whole.includes(mark)));
  if (form === undefined) throw new Error(`no form with ${marks.join(", ")}`);
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
}

/** Posts a form of a part; what is said afterwards. */
async function post(
  part: string,
  fields: Record<string, string>,
  bindings: Env = HERE,
): Promise<string | null> {
  const answer = await ask(
    `${DESK}?part=${part}`,
    {
      method: "POST",
      redirect: "manual",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: "http://localhost",
        Cookie: await session,
      },
      body: String(new URLSearchParams(fields)),
    },
    bindings,
  );
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("Location") ?? "", "http://localhost").searchParams.get("said");
}

test("without a guard there is no desk, and the address of a start is one of this machine alone", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const headers = { Cookie: await session };
  for (const path of LOCALES.map((locale) => toPath("desk", locale))) {
    expect((await ask(path, { headers }, HERE)).status).toBe(200);
    const missing = await ask(path, {}, HERE);
    expect([missing.status, (await missing.text()).includes(pagesMessages["pt-br"].desk.title)]).toEqual([
      404,
      false,
    ]);
    for (const bindings of [
      env,
      { ...HERE, DESK_KEY: "" },
      { ...HERE, SITE_ORIGIN: "https://site.example" },
      { ...HERE, SITE_ORIGIN: "nonsense" },
    ])
      for (const address of [path, `${path}?key=${KEY}`, `${path}?key=`]) {
        const answer = await ask(address, { headers }, bindings);
        expect([address, answer.status]).toEqual([address, 404]);
      }
  }
  const rebound = new Request(`http://rebound.example${DESK}?key=${KEY}`, { headers });
  const elsewhere = await (await loadWorker()).fetch(rebound, HERE, createExecutionContext());
  expect(elsewhere.status).toBe(404);
});

test("the address of a start opens the desk once, for the browser that came first", async () => {
  const start: Env = { ...HERE, DESK_KEY: "s".repeat(64) };
  const visit = (query: string, Cookie = "") => ask(`${DESK}${query}`, { headers: { Cookie } }, start);
  const address = `?key=${start.DESK_KEY}`;
  for (const wrong of ["", "?key=", `?key=${KEY}`]) expect((await visit(wrong)).status).toBe(404);
  const first = await visit(address);
  expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(first.headers.get("Set-Cookie")).toMatch(
    /^desk=localhost\.\S+; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(await first.text()).toContain('<meta name="robots" content="noindex"');
  const second = await visit(address);
  expect([second.status, await second.text()]).toEqual([
    403,
    expect.stringContaining("start the site again"),
  ]);
  const cookie = toCookie(first);
  expect((await visit("", cookie)).status).toBe(200);
  expect((await visit(address, cookie)).status).toBe(200);
  for (const forged of ["desk=localhost", `${cookie.slice(0, -8)}AAAAAAAA`, await session])
    expect([forged, (await visit("", forged)).status]).toEqual([forged, 404]);
});

test("behind Access a signed token opens it, anything else is refused, and without keys nobody gets in", async () => {
  const team = `http://${env.SCRIPTED_SERVER}`;
  const audience = "c".repeat(64);
  const guarded: Env = {
    ...env,
    SITE_ORIGIN: "https://site.example",
    ACCESS_TEAM: team,
    ACCESS_AUDIENCE: audience,
  };
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: "built", alg: "RS256" };
  const token = await new SignJWT({ email: "author@site.example" })
    .setProtectedHeader({ alg: "RS256", kid: "built" })
    .setIssuer(team)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(privateKey);
  const visit = (headers: Record<string, string>, bindings = guarded) => ask(DESK, { headers }, bindings);
  vi.spyOn(console, "error").mockImplementation(() => {});
  await rewrite(`${team}/cdn-cgi/access/certs`, { status: 500 });
  expect((await visit({ "Cf-Access-Jwt-Assertion": token })).status).toBe(503);
  await rewrite(`${team}/cdn-cgi/access/certs`, { body: JSON.stringify({ keys: [jwk] }) });
  const answer = await visit({ "Cf-Access-Jwt-Assertion": token });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("author@site.example")]);
  const forged: readonly Record<string, string>[] = [
    {},
    { "Cf-Access-Jwt-Assertion": `${token.slice(0, -4)}AAAA` },
    { Cookie: `CF_Authorization=${token}` },
    { "Cf-Access-Authenticated-User-Email": "author@site.example" },
  ];
  for (const headers of forged) expect([headers, (await visit(headers)).status]).toEqual([headers, 403]);
  const half = { ...guarded, ACCESS_AUDIENCE: "" };
  expect((await visit({ "Cf-Access-Jwt-Assertion": token }, half)).status).toBe(404);
});

test("another site can post nothing to it", async () => {
  const foreign: readonly Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of foreign) {
    const init = {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": "application/x-www-form-urlencoded",
        Cookie: await session,
      },
      body: "subject=code:chapter3-ex1&to=/about&seen=0",
    };
    expect((await ask(`${DESK}?part=codes`, init, HERE)).status).toBe(403);
  }
});

test("a code is led elsewhere after a look, once however often the form is posted, and taken back", async () => {
  const looked = await (await open("codes", HERE, "&id=chapter3-ex1&to=%2Fpt-br%2Ftools")).text();
  expect(looked).toContain(text.codes.looked("chapter3-ex1"));
  expect(looked).toContain(text.codes.answers);
  const fields = listFields(looked, [text.codes.confirm]);
  const said = await Promise.all([post("codes", fields), post("codes", fields)]);
  expect(said.sort()).toEqual(["done", "late"]);
  expect(await env.LINKS.get("retarget/chapter3-ex1")).toBe('{"en":"/pt-br/tools","pt-br":"/pt-br/tools"}');
  expect(await post("codes", fields)).toBe("late");
  expect(await post("codes", { ...fields, to: "/about" })).toBe("late");
  const acts = await db.select().from(deskActs).where(eq(deskActs.subject, "code:chapter3-ex1"));
  expect(acts).toMatchObject([{ who: "localhost", before: null }]);
  const undo = listFields(await read("codes"), [`name="undo" value="${acts[0]?.id}"`]);
  expect(await post("codes", undo)).toBe("undone");
  expect(await env.LINKS.get("retarget/chapter3-ex1")).toBeNull();
  expect(await post("codes", undo)).toBe("late");
});

test("the longest target is taken back, and so is its return", async () => {
  const id = "chapter3-ex6";
  const fields = { subject: `code:${id}`, to: `/about?${"x".repeat(1990)}`, seen: "0" };
  expect(await post("codes", fields)).toBe("done");
  const set = await env.LINKS.get(`retarget/${id}`);
  for (const value of [null, set, null]) {
    expect(await post("codes", listFields(await read("codes"), [id, text.acts.undo]))).toBe("undone");
    expect(await env.LINKS.get(`retarget/${id}`)).toBe(value);
  }
});

test("no code is made, deleted or renamed, and no unsafe target is taken", async () => {
  for (const fields of [
    { subject: "code:no-such-code", to: "/about", seen: "0" },
    { subject: "code:chapter3-ex2", to: "http://plain.example", seen: "0" },
    { subject: "code:chapter3-ex2", to: "javascript:alert(1)", seen: "0" },
    { subject: "code:chapter3-ex2", to: "/r/chatgpt", seen: "0" },
    { subject: "fact:chatgpt", to: "free", seen: "0" },
    { subject: "article:nothing", to: "wrong", seen: "0" },
    { subject: "article:nothing", to: "<b>because</b>", seen: "0" },
    { subject: "everybody:x", to: "", seen: "0" },
    { subject: "constructor:x", to: "", seen: "0" },
    { subject: "letter:2026-47", to: "everybody", seen: "0" },
    { subject: "code:chapter3-ex2", to: '{"en":"/about"}', seen: "0" },
    {},
  ])
    expect([fields, await post("codes", fields as Record<string, string>)]).toEqual([fields, "refused"]);
  expect((await env.LINKS.list({ prefix: "retarget/" })).keys).toEqual([]);
});

test("an article is withdrawn with a reason and brought back, and readers see both", async () => {
  const id = await insertArticle("withdraw-me");
  const page = `/pt-br/news/${id}`;
  const html = await read("news");
  expect(html).toContain("O que a fonte diz.");
  const fields = listFields(html, [id, text.news.withdraw]);
  expect(await post("news", { ...fields, to: "source-withdrew" })).toBe("done");
  expect((await ask(page)).status).toBe(410);
  expect(await post("news", { ...fields, to: "wrong" })).toBe("late");
  const back = listFields(await read("news"), [id, text.news.bringBack]);
  expect(await post("news", back)).toBe("done");
  expect((await ask(page)).status).toBe(200);
});

test("an act is not taken back where a command has changed its thing since", async () => {
  const id = await insertArticle("changed-since");
  expect(await post("news", { subject: `article:${id}`, to: "wrong", seen: "0" })).toBe("done");
  const undo = listFields(await read("news"), [id, text.acts.undo]);
  await db.update(aiNews).set({ withdrawnBecause: "rights" }).where(eq(aiNews.id, id));
  expect(await post("news", undo)).toBe("late");
  expect((await ask(`/pt-br/news/${id}`)).status).toBe(410);
});

test("what was withdrawn without a reason is as it was once its return is taken back", async () => {
  const id = await insertArticle("without-reason");
  const withdrawn = { status: "withdrawn", withdrawnAt: "2026-11-20T10:00:00.000Z" } as const;
  await db.update(aiNews).set(withdrawn).where(eq(aiNews.id, id));
  expect(await post("news", { subject: `article:${id}`, to: "", seen: "0" })).toBe("done");
  const undo = listFields(await read("news"), [id, text.acts.undo]);
  expect(await post("news", undo)).toBe("undone");
  const [article] = await db.select().from(aiNews).where(eq(aiNews.id, id));
  expect(article).toMatchObject({ ...withdrawn, withdrawnBecause: null });
});

test("an act of more than thirty days ago is not taken back", async () => {
  const at = new Date(Date.now() - 31 * DAY_MS).toISOString();
  const old = { at, who: "localhost", subject: "code:chapter3-ex4", after: '{"en":"/about"}', nonce: "old" };
  const [act] = await db.insert(deskActs).values(old).returning();
  expect(await post("codes", { undo: String(act?.id) })).toBe("late");
});

test("a report of a reader arrives as text, is answered, and says nothing about its reader", async () => {
  const path = toPath("report", "pt-br");
  const send = ({ about, ...fields }: Record<string, string>) =>
    ask(`${path}?${new URLSearchParams({ about: about ?? "" })}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": "198.51.100.7" },
      body: String(new URLSearchParams(fields)),
    });
  const words = "A idade está errada <script>alert(1)</script>";
  const about = "/pt-br/resources/chatgpt";
  expect((await ask(about)).status).toBe(200);
  expect((await send({ about, text: "" })).status).toBe(422);
  const tooLong = await send({ about, text: `Perdida? ${"x".repeat(1000)}` });
  expect([tooLong.status, await tooLong.text()]).toEqual([422, expect.stringContaining("Perdida?")]);
  expect((await send({ about, text: words, class_code: "robot" })).status).toBe(200);
  expect(await db.select().from(readerReports)).toEqual([]);
  for (const _ of [1, 2]) expect((await send({ about, text: words })).status).toBe(200);
  const [report, ...more] = await db.select().from(readerReports);
  expect(more).toEqual([]);
  expect(JSON.stringify(report)).not.toContain("198.51.100");
  const html = await read("news");
  expect(html).toContain("&lt;script&gt;alert(1)");
  const fields = listFields(html, [report?.id ?? "", text.news.answer]);
  expect(await post("news", { ...fields, to: "mended" })).toBe("done");
  expect(await read("news")).toContain(text.news.answers.mended);
  for (let sent = 0; sent < 6; sent += 1) await send({ about, text: `Outra ${sent}` });
  expect((await send({ about, text: "Mais uma" })).status).toBe(429);
  expect((await send({ about: toPath("desk", "en"), text: "x" })).status).toBe(422);
});

test("a search that found nothing is told to the author once, by its words alone and within the limits of a report", async () => {
  const words = "robótica <b>com sucata</b>";
  const search = `/pt-br/search?${new URLSearchParams({ q: words })}`;
  const offer = await (await ask(search)).text();
  expect(offer).toContain(searchMessages["pt-br"].missed.tell);
  const form = listFields(offer, [`action="${toPath("report", "pt-br")}"`]);
  expect(form).toEqual({ missed: "robótica &lt;b&gt;com sucata&lt;/b&gt;" });
  const send = (missed: string) =>
    ask(toPath("report", "pt-br"), {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": "198.51.100.8" },
      body: String(new URLSearchParams({ missed })),
    });
  const refused = await send("mãe do Caio: 11987654321");
  const { personal } = reportsMessages["pt-br"].refusals;
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(personal)]);
  for (const _ of [1, 2]) {
    const told = await send(words);
    const { missedThanks } = reportsMessages["pt-br"];
    expect([told.status, await told.text()]).toEqual([200, expect.stringContaining(missedThanks)]);
  }
  const stored = await db.select().from(readerReports).where(like(readerReports.about, "%?%"));
  expect(stored).toMatchObject([{ about: search, locale: "pt-br", text: words, answer: null }]);
  expect(JSON.stringify(stored)).not.toContain("198.51.100");
  const html = await read("news");
  expect(html).toContain(`${text.news.missedSearch}</a>`);
  expect(html).toContain("robótica &lt;b&gt;com sucata");
  for (let sent = 0; sent < 4; sent += 1) expect((await send(`outra ${sent}`)).status).toBe(200);
  const limited = await send("mais uma");
  expect([limited.status, await limited.text()]).toEqual([
    429,
    expect.stringContaining('href="/pt-br/search?q=mais+uma"'),
  ]);
});

async function insertReader(): Promise<void> {
  const reader = { addressHash: "reader", address: "secret-reader@school.example", locale: "pt-br" } as const;
  await db
    .insert(subscribers)
    .values({ ...reader, state: "confirmed", confirmedAt: new Date().toISOString() })
    .onConflictDoNothing();
}

test("the next letter is shown, a story is held and put back, and only the author gets a copy", async () => {
  await insertReader();
  const ids = ["one", "two", "three", "four"];
  for (const id of ids) await insertArticle(`letter-${id}`);
  const html = await read("letter");
  const title = "Título letter-two";
  expect(html).toContain(title);
  expect(await post("letter", listFields(html, [title, text.letter.choices.hold]))).toBe("done");
  expect(await read("letter")).toContain(text.letter.keptAs.hold);
  expect(await read("letter")).not.toContain(title);
  expect(await post("letter", listFields(await read("letter"), ["letter-two", text.acts.undo]))).toBe(
    "undone",
  );
  expect(await read("letter")).toContain(title);
  const send = listFields(await read("letter"), [text.letter.send]);
  expect([await post("letter", send), await post("letter", send)]).toEqual(["sent", "late"]);
  const sent = await db.select().from(mails);
  expect(sent.map(({ message }) => message?.to)).toEqual(["me@site.example"]);
  const [act] = await db.select().from(deskActs).orderBy(desc(deskActs.id));
  expect([act?.subject.split(":")[0], await post("letter", { undo: String(act?.id) })]).toEqual([
    "letter",
    "late",
  ]);
});

test("what is off is said in plain words, and no address, secret or payment data is shown anywhere", async () => {
  const secrets: Env = {
    ...HERE,
    AI_DAILY_LIMIT: "many",
    GEMINI_API_KEY: "secret-of-a-model",
    PIX_KEY: "123e4567-e12b-12d1-a456-426655440000",
    PIX_NAME: "Fulano de Tal",
    PIX_CITY: "BRASILIA",
  };
  vi.spyOn(console, "error").mockImplementation(() => {});
  const today = await (await open("today", secrets)).text();
  expect(today).toContain(text.troubles.value.what("AI_DAILY_LIMIT"));
  expect(today).toContain(text.troubles["no-backup"].what());
  expect(today).toMatch(/wrangler\.toml:\d+/);
  await insertReader();
  for (const part of DESK_PARTS) {
    const answer = await open(part, secrets);
    expect(await answer.text()).not.toMatch(/secret-reader|secret-of-a-model|123e4567|Fulano/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  }
});

test("without the database the codes answer and are listed, and every act is refused in words", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const down: Env = { ...HERE, DB: disturbD1(env.DB, isDown) };
  const fields = { subject: "code:chapter3-ex3", to: "/about", seen: "0" };
  expect(await post("codes", fields, down)).toBe("failed");
  const html = await (await open("codes", down)).text();
  expect(html).toContain("/pt-br/chapter3-ex3");
  expect(html).toContain(text.noDatabase);
  const answer = await ask("/r/chapter3-ex3", { redirect: "manual" }, down);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/chapter3_ex3"]);
});

test("a short link says where it leads before it is followed, in both languages", async () => {
  await env.LINKS.put("retarget/kimi", "https://elsewhere.example/kimi");
  for (const [path, target] of [
    ["/r/chatgpt+", 'href="/resources/chatgpt"'],
    ["/pt-br/r/chatgpt%2B", 'href="/pt-br/resources/chatgpt"'],
    ["/r/kimi+", 'href="https://elsewhere.example/kimi"'],
  ] as const) {
    const answer = await ask(path, { redirect: "manual" });
    expect([path, answer.status, answer.headers.get("Cache-Control")]).toEqual([path, 200, "no-store"]);
    expect(await answer.text()).toContain(target);
  }
  expect((await ask("/r/no-such-code+")).status).toBe(404);
});

test("nothing public leads to the desk", async () => {
  for (const path of [
    "/robots.txt",
    "/sitemap.xml",
    "/",
    "/pt-br",
    "/search-index.en.json",
    "/desks",
    "/pt-br/des",
  ]) {
    const body = await (await ask(path)).text();
    expect([path, /["/]desk["?]|\/desk\b/.test(body.replace(path, ""))]).toEqual([path, false]);
  }
});
