// Reports on the watched addresses for a person: on the list of `npm run facts` and in the weekly mail. Both are for
// the author alone and in English, as all commands are.
import { DEFAULT_LOCALE, LANGUAGES } from "~/addresses/languages";
import { type MailBlock, type MailDocument, toMailMessage } from "~/features/mail/core/mail-document";
import { linksMailKey, type MailMessage } from "~/features/mail/core/mail-message";
import { DAY_MS } from "~/lib/durations";
import { LINK_STATES, type WatchedLink } from "./link-state";

/** After these days another title is no news. */
const NOTICE_DAYS = 35;

/** Addresses for a person to look at, the worst first; without `all`, those that only refuse machines are left out. */
export function listLinksToSee(links: readonly WatchedLink[], now: Date, all: boolean): WatchedLink[] {
  const noticedAfter = new Date(now.getTime() - NOTICE_DAYS * DAY_MS).toISOString();
  const rank = ({ state }: WatchedLink) => LINK_STATES.indexOf(state ?? "works");
  const last = LINK_STATES.indexOf(all ? "walled" : "not-reached");
  return links
    .filter((link) => rank(link) <= last || (link.noticedOn ?? "") > noticedAfter)
    .sort((one, other) => rank(one) - rank(other) || one.address.localeCompare(other.address));
}

/** An address with its state, on one line. */
export function describeLink({ state, since, finalAddress, notice }: WatchedLink): string {
  const where = state === "moved" && finalAddress !== null ? ` to ${finalAddress}` : "";
  const what = `${state ?? "not known yet"}${where}${since === null ? "" : ` since ${since}`}`;
  return notice === null ? what : `${what}; look at it, ${notice}`;
}

/**
 * The mail about the addresses that changed in a week. The instant of the newest of the looks is its name: the same changes
 * are told once.
 */
export function buildLinksMail(
  { to, from, siteOrigin }: Pick<MailMessage, "to" | "from"> & { readonly siteOrigin: string },
  lastLook: string,
  links: readonly WatchedLink[],
): MailMessage {
  const siteName = "AI Teacher Pro";
  const title = links.length === 1 ? "1 address has changed" : `${links.length} addresses have changed`;
  const lead =
    "Seen on two days each. Nothing on the site has changed by itself; `npm run facts -- --remote` has the whole list.";
  const blocks = links.flatMap((link): MailBlock[] => [
    { kind: "link", text: link.address, url: link.address },
    { kind: "paragraph", text: describeLink(link) },
  ]);
  const why = "You get this email because CONTACT_EMAIL names your address.";
  const document: MailDocument = {
    language: LANGUAGES[DEFAULT_LOCALE].tag,
    siteName,
    siteUrl: siteOrigin,
    title,
    blocks: [{ kind: "paragraph", text: lead }, ...blocks],
    footer: { text: why, sender: null, links: [] },
  };
  const subject = `${siteName}: ${title}`;
  return toMailMessage(document, {
    purpose: "links",
    idempotencyKey: linksMailKey(lastLook),
    to,
    from,
    subject,
  });
}
