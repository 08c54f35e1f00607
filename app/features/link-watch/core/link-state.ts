// The state of an address outside after a look at it, and when that counts. A page that is refused to us may well be open
// to teachers, so only an answer that says so (404, 410) is "gone", and nothing counts before it was seen on two days.
import type { Followed } from "~/lib/follow-redirects";

export const LINK_STATES = ["gone", "moved", "not-reached", "busy", "walled", "works"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Finding of one look. */
export interface Sight {
  readonly state: LinkState;
  /** "status:404", "challenge", or the code of a failure such as "timeout" or "refused:robots.txt". */
  readonly detail: string;
  /** Where the address leads, and the title there; null where no page answered. */
  readonly address: string | null;
  readonly title: string | null;
}

/** State of an address. Days are those of UTC. */
export interface WatchedLink {
  readonly address: string;
  /** The finding that counts, and the day it was first seen; null before the second look. */
  readonly state: LinkState | null;
  readonly since: string | null;
  readonly finalAddress: string | null;
  readonly title: string | null;
  /** The last look, and its instant. */
  readonly seen: Sight | null;
  readonly seenAt: string | null;
  /** Why a person is to look at it, and since which day. */
  readonly notice: string | null;
  readonly noticedOn: string | null;
  /** False while a change waits for the mail. */
  readonly isTold: boolean;
}

/** Reason of a redirect that was not followed because it leads to a login. */
export const LOGIN = "login";

const LOGIN_PAGE =
  /^(?:accounts|login|signin|auth|sso|id)\.|\/(?:log[-_]?in|sign[-_]?in|sign[-_]?up|sso|oauth2?|authorize|servicelogin)(?:[/.?]|$)/i;

/** True for an address that asks for an account. */
export function isLoginPage({ hostname, pathname }: Pick<URL, "hostname" | "pathname">): boolean {
  return LOGIN_PAGE.test(hostname + pathname);
}

/** Titles of pages that let people in and keep machines out. */
const CHALLENGE_TITLE =
  /^(?:just a moment|um momento|attention required|verifying you are human|security check)/i;

/** True for a page that asks to be shown that a person is looking. */
function isChallenge(headers: Headers, title: string | null): boolean {
  const marks = [headers.get("cf-mitigated"), headers.get("x-amzn-waf-action")];
  return marks.includes("challenge") || CHALLENGE_TITLE.test(title ?? "");
}

/** The row of an address that nobody has looked at. */
export function toNewLink(address: string): WatchedLink {
  const unknown = { state: null, since: null, finalAddress: null, title: null, seen: null, seenAt: null };
  return { address, ...unknown, notice: null, noticedOn: null, isTold: true };
}

interface Answered extends Pick<Followed, "url" | "isForGood"> {
  readonly response: Pick<Response, "status" | "headers">;
}

/** Meaning of what answered for the address that was asked, with the title of the page where there is one. */
export function toSight(asked: string, { response, url, isForGood }: Answered, title: string | null): Sight {
  const { status, headers } = response;
  if (isChallenge(headers, title))
    return { state: "walled", detail: "challenge", address: null, title: null };
  const detail = `status:${status}`;
  // 416: an empty page has no first bytes.
  if (status < 400 || status === 416) {
    const state = isForGood && plainAddress(asked) !== plainAddress(url) ? "moved" : "works";
    return { state, detail, address: url, title };
  }
  return { state: stateOfRefusal(status), detail, address: null, title: null };
}

/** Finding of a look that met no answer, with the code of the reason. */
export function toFailedSight(reason: string): Sight {
  const state = reason === `refused:${LOGIN}` ? "walled" : "not-reached";
  return { state, detail: reason, address: null, title: null };
}

function stateOfRefusal(status: number): LinkState {
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status === 503) return "busy";
  // Some sites refuse machines with numbers of their own, such as 999.
  return status >= 500 && status < 600 ? "not-reached" : "walled";
}

/** The address without what changes nothing: scheme, "www.", the last slash and the fragment. */
function plainAddress(address: string): string {
  const { search, pathname } = new URL(address);
  return toSite(address) + pathname.replace(/\/$/, "") + search;
}

/** The host of an address, with and without "www." the same. */
export function toSite(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
}

/** The row after one more look. `now` is an ISO instant. */
export function addSight(link: WatchedLink, sight: Sight, now: string): WatchedLink {
  const today = now.slice(0, 10);
  const lastDay = link.seenAt?.slice(0, 10) ?? today;
  const before = lastDay < today ? link.seen : null;
  const state = before?.state === sight.state ? sight.state : link.state;
  const finalAddress = seenTwice(before?.address, sight.address) ?? link.finalAddress;
  const title = seenTwice(before?.title, sight.title) ?? link.title;
  const notice = findNotice(link, finalAddress, title);
  const isChanged = state !== link.state;
  // That a new address works is no news.
  const isNews = notice !== null || (isChanged && !(link.state === null && state === "works"));
  return {
    ...link,
    state,
    since: isChanged ? lastDay : link.since,
    finalAddress,
    title,
    seen: sight,
    seenAt: now,
    ...(notice !== null && { notice, noticedOn: today }),
    isTold: link.isTold && !isNews,
  };
}

function seenTwice(before: string | null | undefined, now: string | null): string | null {
  return before === now ? now : null;
}

function findNotice(link: WatchedLink, finalAddress: string | null, title: string | null): string | null {
  const former = toSite(link.finalAddress ?? link.address);
  if (finalAddress !== null && toSite(finalAddress) !== former) {
    return `another host: ${toSite(finalAddress)} instead of ${former}`;
  }
  if (link.title === null || title === link.title) return null;
  return `another title: "${title}" instead of "${link.title}"`;
}

/** True where HEAD may do: nobody has looked yet, or there was no page whose title to read. */
export function asksForHead({ seen }: WatchedLink): boolean {
  return seen === null || (seen.address !== null && seen.title === null);
}

/** True where the last look saw what does not count yet, so that another one on another day is due. */
export function asksForAnotherLook({ state, finalAddress, title, seen }: WatchedLink): boolean {
  return (
    seen === null ||
    seen.state !== state ||
    (seen.address !== null && seen.address !== finalAddress) ||
    (seen.title !== null && seen.title !== title)
  );
}

/** Addresses of one host come this far apart: more than the minute of its turn, since messages come a little late. */
export const APART_SECONDS = 75;

/** The addresses, each with its place among those of its host. */
export function placeByHost(addresses: readonly string[]) {
  const counts = new Map<string, number>();
  return addresses.map((address) => {
    const site = toSite(address);
    const place = counts.get(site) ?? 0;
    counts.set(site, place + 1);
    return { address, place };
  });
}
