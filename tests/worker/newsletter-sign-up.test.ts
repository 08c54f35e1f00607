// Sign-ups and their limits: through the real endpoint, database and queue.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { signUpText } from "~/i18n/messages/newsletter-answers";
import { disturbD1 } from "./disturbed-bindings";
import { createMailing, listHashes, newAddress, ORIGIN, tokenIn } from "./mailing";
import { script } from "./scripted";

/** The neutral answer, to the letter. */
const ACCEPTED = JSON.stringify({
  state: "accepted",
  message: signUpText({ state: "accepted" }, "en"),
});

test("a sign-up sends one mail in its language, and only its tokens' hashes are stored", async () => {
  const mailing = createMailing();
  const answer = await mailing.signUp("Ana+News@Exämple.com", { locale: "pt-br" });
  const { state, message } = await answer.json<{ state: string; message: string }>();
  expect([answer.status, state]).toEqual([200, "accepted"]);
  expect(message).toContain("a caminho");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  await mailing.drain();
  const { taken } = await mailing.account();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({
    from: "AI Teacher Pro <news@site.example>",
    to: ["Ana+News@xn--exmple-cua.com"],
    subject: "Confirme sua inscrição na newsletter",
    headers: { "Content-Language": "pt-BR" },
  });
  const token = tokenIn(taken[0], "confirm");
  const dump = JSON.stringify(
    await env.DB.batch([
      env.DB.prepare("select * from subscribers"),
      env.DB.prepare("select * from record_tokens"),
      env.DB.prepare("select * from mails"),
    ]),
  );
  expect(dump).toContain("Ana+News@xn--exmple-cua.com");
  expect(dump).not.toContain(token);
  expect(dump).not.toContain(tokenIn(taken[0], "record"));
});

test("one hundred sign-ups of one address at once: one answer, one mail", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      mailing.signUp(index % 2 === 0 ? address : address.toUpperCase()),
    ),
  );
  const bodies = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
  expect(new Set(bodies)).toEqual(new Set([`200 ${ACCEPTED}`]));
  await mailing.drain();
  expect((await mailing.account()).taken).toHaveLength(1);
});

/** As if this much time had passed since every confirmation mail. */
async function letDaysPass(days: number): Promise<void> {
  await env.DB.prepare("update confirmation_mails set sent_at = strftime('%Y-%m-%dT%H:%M:%fZ', sent_at, ?)")
    .bind(`-${days} days`)
    .run();
}

test("an address gets one mail a day, and three a year", async () => {
  const mailing = createMailing();
  const address = newAddress();
  const takenAfter = async (days: number) => {
    await letDaysPass(days);
    for (const _ of [1, 2]) expect(await (await mailing.signUp(address)).text()).toBe(ACCEPTED);
    await mailing.drain();
    return (await mailing.account()).taken.length;
  };
  expect(await takenAfter(0)).toBe(1);
  expect(await takenAfter(1.01)).toBe(2);
  expect(await takenAfter(1.01)).toBe(3);
  expect(await takenAfter(1.01)).toBe(3);
  expect(await takenAfter(350)).toBe(3);
  // The first of the three is a year old now, the others are not.
  expect(await takenAfter(13)).toBe(4);
  expect(await takenAfter(0)).toBe(4);
});

test("thirty spellings of one mailbox at once get one mail, and so does the next day", async () => {
  const mailing = createMailing();
  const spellings = Array.from({ length: 30 }, (_, index) =>
    index % 3 === 0 ? `vic.tim+${index}@gmail.com` : `v.i.c.t.i.m+${index}@GoogleMail.com`,
  );
  for (const taken of [1, 2, 3, 3]) {
    const answers = await Promise.all(spellings.map((address) => mailing.signUp(address)));
    for (const answer of answers) expect(`${answer.status} ${await answer.text()}`).toBe(`200 ${ACCEPTED}`);
    await mailing.drain();
    expect((await mailing.account()).taken).toHaveLength(taken);
    await letDaysPass(1.01);
  }
});

test("two spellings of one mailbox may both be subscribed", async () => {
  const mailing = createMailing();
  const name = crypto.randomUUID();
  for (const address of [`${name}@school.example`, `${name}+ai@school.example`]) {
    await mailing.signUp(address);
    await letDaysPass(1.01);
  }
  const { results } = await env.DB.prepare("select address from subscribers where address like ? || '%'")
    .bind(name)
    .all();
  expect(results).toHaveLength(2);
});

test("one domain gets a quarter of an hour's mails; other domains go on", async () => {
  await env.DB.prepare("delete from rate_windows").run();
  const mailing = createMailing({ MAIL_HOURLY_LIMIT: "40" });
  const known = newAddress("school.example");
  const answers = [await mailing.signUp(known)];
  for (let batch = 0; batch < 3; batch += 1) {
    answers.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => mailing.signUp(newAddress("school.example"))))),
    );
  }
  const states = await Promise.all(answers.map((answer) => answer.json<{ state: string }>()));
  expect(states.filter(({ state }) => state === "accepted")).toHaveLength(10);
  expect(states.filter(({ state }) => state === "try-later")).toHaveLength(21);
  expect((await mailing.signUp(known)).status).toBe(503);
  expect((await mailing.signUp(newAddress())).status).toBe(200);
  await mailing.drain();
  expect((await mailing.account()).taken).toHaveLength(11);
  await env.DB.prepare("delete from rate_windows").run();
});

test("no code in the database is that of an address without the secret", async () => {
  const mailing = createMailing();
  const address = newAddress();
  await mailing.signUp(address);
  const { address: hash } = await listHashes(address);
  const row = await env.DB.prepare("select address_hash from subscribers where address = ?")
    .bind(address)
    .first();
  expect(row).toEqual({ address_hash: hash });
});

test("five hundred addresses in a minute: mails up to the cap, the rest told to try later", async () => {
  const mailing = createMailing({ MAIL_HOURLY_LIMIT: "30" });
  await env.DB.prepare("delete from rate_windows").run();
  const known = newAddress();
  await mailing.signUp(known);
  const counts = new Map<string, number>();
  for (let batch = 0; batch < 10; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => mailing.signUp(newAddress())));
    for (const answer of answers) {
      const { state } = await answer.json<{ state: string }>();
      const key = `${answer.status} ${state} ${answer.headers.has("Retry-After")}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(counts)).toEqual({ "200 accepted false": 29, "503 try-later true": 471 });
  // An address that is known already is told the same.
  expect((await mailing.signUp(known)).status).toBe(503);
  await mailing.drain();
  expect((await mailing.account()).taken).toHaveLength(30);
  await env.DB.prepare("delete from rate_windows").run();
});

test("new, pending and confirmed addresses get the same answer after the same calls of the database", async () => {
  let calls = 0;
  const mailing = createMailing({ MAIL_HOURLY_LIMIT: "100000" }, (bindings) => ({
    ...bindings,
    DB: disturbD1(bindings.DB, (work) => {
      calls += 1;
      return work();
    }),
  }));
  const [pending, confirmed] = [newAddress(), newAddress()];
  await mailing.signUp(pending);
  await mailing.signUp(confirmed);
  await env.DB.prepare(
    "update subscribers set state = 'confirmed', confirmed_at = '2026-11-20T00:00:00Z' where address = ?",
  )
    .bind(confirmed)
    .run();
  const seen = new Set<string>();
  for (const address of [newAddress(), pending, confirmed]) {
    calls = 0;
    const answer = await mailing.signUp(address);
    seen.add(`${answer.status} ${await answer.text()} ${[...answer.headers.keys()].sort()} ${calls}`);
  }
  expect(seen.size).toBe(1);
  expect(calls).toBeGreaterThan(1);
});

test("a filled honeypot gets the ordinary answer and nothing else; too quick a form is asked again", async () => {
  const mailing = createMailing();
  const robot = await mailing.signUp(newAddress(), { class_code: "7B" });
  expect(await robot.text()).toBe(ACCEPTED);
  const quick = await mailing.signUp(newAddress(), { elapsed: 300 });
  expect([quick.status, await quick.json()]).toMatchObject([422, { state: "too-fast" }]);
  await mailing.drain();
  expect((await mailing.account()).taken).toEqual([]);
});

test("what is no address of one person is refused before the mailer sees it", async () => {
  const mailing = createMailing();
  for (const [email, reason] of [
    ["", "empty"],
    ["ana@example.com\r\nBcc: all@example.com", "line-break"],
    ["ana@example.com, bea@example.com", "several-addresses"],
    ["Ana <ana@example.com>", "display-name"],
    ["josé@example.com", "local-part-not-ascii"],
    ["ana@localhost", "domain"],
  ]) {
    const answer = await mailing.signUp(email ?? "");
    expect([answer.status, await answer.json()]).toMatchObject([422, { state: "invalid", reason }]);
  }
  expect((await mailing.account()).requests).toBe(0);
});

test("one client may sign up a workshop of forty, then has to wait", async () => {
  const mailing = createMailing();
  const answers: Response[] = [];
  for (let index = 0; index < 41; index += 1) answers.push(await mailing.signUp(newAddress(), {}, "school"));
  expect(answers.map(({ status }) => status)).toEqual([...Array(40).fill(200), 429]);
  expect(Number(answers.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

/** Posts a form as a browser without a script does. */
function postForm(
  mailing: ReturnType<typeof createMailing>,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return mailing.request("/api/newsletter", {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: ORIGIN,
      "CF-Connecting-IP": crypto.randomUUID(),
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
}

test("an ordinary form post ends on the answer page of its language, without the address in its query", async () => {
  const mailing = createMailing();
  const sent = await postForm(mailing, {
    email: newAddress(),
    locale: "pt-br",
    place: "footer",
    class_code: "",
  });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/pt-br/newsletter?state=accepted"]);
  const wrong = await postForm(mailing, { email: "ana", locale: "en" });
  expect(wrong.headers.get("Location")).toBe("/newsletter?state=invalid&reason=missing-at");
  const unnamed = await postForm(mailing, { email: "ana" }, { Referer: `${ORIGIN}/pt-br/tools` });
  expect(unnamed.headers.get("Location")).toMatch(/^\/pt-br\/newsletter\?/);
  expect((await postForm(mailing, { email: "ana" }, { Origin: "https://evil.example" })).status).toBe(403);
});

test("without a script ten sign-ups an hour are taken over all visitors, then the page says why not", async () => {
  await env.DB.prepare("delete from rate_windows").run();
  const mailing = createMailing();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => postForm(mailing, { email: newAddress(), locale: "pt-br" })),
  );
  const places = answers.map((answer) => answer.headers.get("Location"));
  expect(places.filter((place) => place === "/pt-br/newsletter?state=accepted")).toHaveLength(10);
  expect(places.filter((place) => place === "/pt-br/newsletter?state=without-script")).toHaveLength(20);
  await mailing.drain();
  expect((await mailing.account()).taken).toHaveLength(10);
  // With a script the check is asked for, and the few places are nobody's concern.
  expect((await mailing.signUp(newAddress())).status).toBe(200);
  const missing = await mailing.signUp(newAddress(), { "cf-turnstile-response": "" });
  expect([missing.status, await missing.json()]).toMatchObject([422, { state: "check-failed" }]);
  await env.DB.prepare("delete from rate_windows").run();
});

test("of the ten sign-ups without a bot check one client gets two, so that it shuts nobody out", async () => {
  await env.DB.prepare("delete from rate_windows").run();
  const mailing = createMailing();
  const post = (client: string) =>
    postForm(mailing, { email: newAddress(), locale: "en" }, { "CF-Connecting-IP": client });
  const places: (string | null)[] = [];
  for (let time = 0; time < 12; time += 1)
    places.push((await post("2001:db8:1:1::1")).headers.get("Location"));
  expect(places).toEqual([
    ...Array.from({ length: 2 }, () => "/newsletter?state=accepted"),
    ...Array.from({ length: 10 }, () => "/newsletter?state=limited"),
  ]);
  expect((await post("203.0.113.20")).headers.get("Location")).toBe("/newsletter?state=accepted");
  await env.DB.prepare("delete from rate_windows").run();
});

test("a mail provider without the bot check takes ten sign-ups an hour, an outbox all", async () => {
  for (const [variables, accepted] of [
    [{}, 10],
    [{ MAIL_PROVIDER: "" }, 30],
  ] as const) {
    await env.DB.prepare("delete from rate_windows").run();
    const mailing = createMailing({ TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET_KEY: "", ...variables });
    const answers = await Promise.all(Array.from({ length: 30 }, () => mailing.signUp(newAddress())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(accepted);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect([answer.status, await answer.json()]).toMatchObject([503, { state: "try-later" }]);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
  }
  await env.DB.prepare("delete from rate_windows").run();
});

test("with Turnstile a token is checked once and for this host; an outage accepts nothing", async () => {
  const verdict = (body: object) => ({ body: JSON.stringify(body) });
  const cases = [
    [verdict({ success: true, hostname: "site.example" }), 200, "accepted"],
    [verdict({ success: true, hostname: "evil.example" }), 422, "check-failed"],
    [verdict({ success: false, "error-codes": ["timeout-or-duplicate"] }), 422, "check-failed"],
    [{ status: 500, body: "<html>" }, 503, "check-unavailable"],
    [{ fault: "reset" as const }, 503, "check-unavailable"],
  ] as const;
  for (const [step, status, state] of cases) {
    const verify = await script(step);
    const mailing = createMailing({ TURNSTILE_VERIFY_URL: verify.url });
    const answer = await mailing.signUp(newAddress());
    expect([answer.status, await answer.json()]).toMatchObject([status, { state }]);
    expect(JSON.parse((await verify.seen())[0]?.body ?? "{}")).toMatchObject({
      secret: "secret-key",
      response: "token",
    });
    const missing = await mailing.signUp(newAddress(), { "cf-turnstile-response": "" });
    expect(await missing.json()).toMatchObject({ state: "check-failed" });
    expect(await verify.seen()).toHaveLength(1);
    await mailing.drain();
    expect((await mailing.account()).taken).toHaveLength(status === 200 ? 1 : 0);
  }
});

test("without the database the visitor is told that it failed, not that all is well", async () => {
  const mailing = createMailing();
  const logged: unknown[] = [];
  const original = console.error;
  console.error = (line: unknown) => logged.push(line);
  const address = newAddress();
  Object.assign(mailing.env, {
    DB: {
      prepare: () => {
        throw new Error("D1_ERROR: down");
      },
      withSession: () => {
        throw new Error("down");
      },
    },
  });
  const answer = await mailing.signUp(address);
  console.error = original;
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { state: "failed", message: "Something went wrong. Please try again later." },
  ]);
  expect(logged.join()).not.toContain(address);
});
