// The state of an address outside after a look at it, and when that counts. A page that is refused to us may well be open
// to teachers, so only an answer that says so (404, 410) is "gone", and nothing counts before it was seen on two days.

export const LINK_STATES = ["gone", "moved", "not-reached", "busy", "walled", "works"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** How a look ended. */
export type LookAnswer =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** Address at the end of the redirects. */
      readonly address: string;
      /** True where a redirect on the way is meant for good. */
      readonly isForGood: boolean;
      /** True where a page asks us to prove that we are people. */
      readonly isChallenge: boolean;
      /** Null where the answer is no page or its title could not be read. */
      readonly title: string | null;
      /** Seconds that the server asks us to wait. */
      readonly retryAfter: number | null;
    }
  /** A code such as "timeout", "refused:robots.txt" or "too-many-redirects". */
  | { readonly kind: "failed"; readonly reason: string };

/** Finding of one look. */
export interface Sight {
  readonly state: LinkState;
  /** "status:404" or the code of a failure. */
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
export function isChallengePage(headers: Headers, title: string | null): boolean {
  const isAnnounced =
    headers.get("cf-mitigated") === "challenge" || headers.get("x-amzn-waf-action") === "challenge";
  return isAnnounced || CHALLENGE_TITLE.test(title ?? "");
}

/** The row of an address that nobody has looked at. */
export function toNewLink(address: string): WatchedLink {
  const unknown = { state: null, since: null, finalAddress: null, title: null, seen: null, seenAt: null };
  return { address, ...unknown, notice: null, noticedOn: null, isTold: true };
}

/** Meaning of an answer for the address that was asked. */
export function toSight(asked: string, answer: LookAnswer): Sight {
  if (answer.kind === "failed") {
    const state = answer.reason === `refused:${LOGIN}` ? "walled" : "not-reached";
    return { state, detail: answer.reason, address: null, title: null };
  }
  const state = stateOfAnswer(asked, answer);
  const hasPage = state === "works" || state === "moved";
  return {
    state,
    detail: answer.isChallenge ? "challenge" : `status:${answer.status}`,
    address: hasPage ? answer.address : null,
    title: hasPage ? answer.title : null,
  };
}

function stateOfAnswer(asked: string, answer: Extract<LookAnswer, { kind: "answered" }>): LinkState {
  const { status } = answer;
  if (answer.isChallenge) return "walled";
  // 416: an empty page has no first bytes.
  if (status < 400 || status === 416) {
    return answer.isForGood && plainAddress(asked) !== plainAddress(answer.address) ? "moved" : "works";
  }
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
  const isOtherDay = link.seenAt !== null && link.seenAt.slice(0, 10) < now.slice(0, 10);
  const before = isOtherDay ? link.seen : null;
  const isSeenTwice = before?.state === sight.state;
  const state = isSeenTwice ? sight.state : link.state;
  const isChanged = state !== link.state;
  const finalAddress = seenTwice(before?.address, sight.address) ?? link.finalAddress;
  const title = seenTwice(before?.title, sight.title) ?? link.title;
  const notice = findNotice(link, finalAddress, title);
  // That a new address works is no news.
  const isNews = notice !== null || (isChanged && !(link.state === null && state === "works"));
  return {
    address: link.address,
    state,
    since: isChanged ? (link.seenAt?.slice(0, 10) ?? null) : link.since,
    finalAddress,
    title,
    seen: sight,
    seenAt: now,
    notice: notice ?? link.notice,
    noticedOn: notice === null ? link.noticedOn : now.slice(0, 10),
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
  if (link.title !== null && title !== link.title)
    return `another title: "${title}" instead of "${link.title}"`;
  return null;
}

/** True where HEAD may do: nobody has looked yet, or there was no page whose title to read. */
export function asksForHead({ seen }: WatchedLink): boolean {
  return seen === null || (seen.address !== null && seen.title === null);
}

/** True where a look saw what does not count yet, so that another one on another day is due. */
export function asksForAnotherLook({ state, finalAddress, title, seen }: WatchedLink): boolean {
  if (seen === null) return true;
  return (
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
