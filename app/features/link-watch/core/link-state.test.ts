import { expect, test } from "vitest";
import {
  addSight,
  asksForAnotherLook,
  isLoginPage,
  type Sight,
  toNewLink,
  toSight,
  type WatchedLink,
} from "./link-state";

const ASKED = "https://tool.example/start";
const WORKS: Sight = { state: "works", detail: "status:200", address: ASKED, title: "Tool" };
const GONE: Sight = { state: "gone", detail: "status:404", address: null, title: null };
const BUSY: Sight = { state: "busy", detail: "status:503", address: null, title: null };

type Answered = Parameters<typeof toSight>[1] & { readonly status: number; readonly headers: Headers };

/** The sight of a page, answered as told. */
function sightOf({ status = 200, headers = new Headers(), ...fields }: Partial<Answered>): Sight {
  const answered = { url: ASKED, isForGood: false, ...fields, response: { status, headers } };
  return toSight(ASKED, answered, status === 200 ? "Tool" : null);
}

function after(link: WatchedLink, ...looks: readonly (readonly [string, Sight])[]): WatchedLink {
  return looks.reduce((row, [day, sight]) => addSight(row, sight, `${day}T13:00:00.000Z`), link);
}

const known = after(toNewLink(ASKED), ["2026-11-07", WORKS], ["2026-11-08", WORKS]);

test("only 404 and 410 are gone, whatever else a server answers", () => {
  const states = new Map<string, number[]>();
  for (let status = 200; status < 1000; status += 1) {
    const { state } = sightOf({ status });
    states.set(state, [...(states.get(state) ?? []), status]);
  }
  expect(states.get("gone")).toEqual([404, 410]);
  expect(states.get("busy")).toEqual([429, 503]);
  expect(states.get("walled")).toEqual(expect.arrayContaining([401, 403, 451, 999]));
  expect(states.get("not-reached")).toEqual(expect.arrayContaining([500, 502, 504, 522]));
  const headers = new Headers({ "cf-mitigated": "challenge" });
  expect(sightOf({ status: 404, headers }).state).toBe("walled");
});

test("an address has moved where a redirect is meant for good and leads to another page", () => {
  const stateAt = (url: string, isForGood = true) => sightOf({ url, isForGood }).state;
  expect(stateAt("https://www.tool.example/start/")).toBe("works");
  expect(stateAt("https://tool.example/en/start", false)).toBe("works");
  expect(stateAt("https://tool.example/en/start")).toBe("moved");
  expect(stateAt("https://other.example/start")).toBe("moved");
});

test("a state counts after two looks on two days, from the day of the first", () => {
  const once = after(known, ["2026-11-14", GONE]);
  expect(once).toMatchObject({ state: "works", isTold: true });
  expect(asksForAnotherLook(once)).toBe(true);
  expect(after(once, ["2026-11-14", GONE]).state).toBe("works");
  const twice = after(once, ["2026-11-15", GONE]);
  expect(twice).toMatchObject({ state: "gone", since: "2026-11-14", isTold: false, title: "Tool" });
  expect(asksForAnotherLook(twice)).toBe(false);
  expect(after(once, ["2026-11-15", BUSY]).state).toBe("works");
  expect(after(once, ["2026-11-15", WORKS], ["2026-11-21", GONE]).state).toBe("works");
});

test("a new address that works is no news, one that does not is", () => {
  expect(known).toMatchObject({ state: "works", since: "2026-11-07", isTold: true, notice: null });
  const gone = after(toNewLink(ASKED), ["2026-11-07", GONE], ["2026-11-08", GONE]);
  expect(gone).toMatchObject({ state: "gone", isTold: false });
});

test("a title that is another at each look is none, and the state counts all the same", () => {
  const titled = (title: string): Sight => ({ ...WORKS, title });
  const restless = after(known, ["2026-11-14", titled("1 new")], ["2026-11-15", titled("2 new")]);
  expect(restless).toMatchObject({ state: "works", title: "Tool", notice: null, isTold: true });
  const renamed = after(known, ["2026-11-14", titled("Sold")], ["2026-11-15", titled("Sold")]);
  expect(renamed).toMatchObject({ title: "Sold", notice: 'another title: "Sold" instead of "Tool"' });
});

test("a login page is told by its address", () => {
  for (const place of ["accounts.site.example/", "a.example/users/sign_in", "a.example/login?next=/"]) {
    expect(isLoginPage(new URL(`https://${place}`)), place).toBe(true);
  }
  expect(isLoginPage(new URL("https://a.example/blog/logins-for-schools"))).toBe(false);
});
