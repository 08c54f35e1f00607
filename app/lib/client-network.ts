// Which client a limit counts. A home line has one IPv4 address but 2^64 IPv6 addresses, so an IPv6 client is its /64
// network; a rented server has 65,536 of those in its /48. One address can be written in many ways, so every spelling
// becomes the same text.
import ipaddr from "ipaddr.js";

/**
 * The network a request came from: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address inside IPv6
 * (::ffff:1.2.3.4) is that IPv4 address. Anything that is no address counts as it is, in lower case.
 */
export function clientNetwork(address: string): string {
  return toNetwork(address, 4);
}

/** The site that a network belongs to: the /48 of an IPv6 address, and any other as `clientNetwork` has it. */
export function clientSite(address: string): string {
  return toNetwork(address, 3);
}

/** The first `kept` of the eight groups of an IPv6 address; other addresses as they are. */
function toNetwork(address: string, kept: number): string {
  const text = address.trim().toLowerCase();
  // A zone (fe80::1%eth0) names a network card of the machine, not the client.
  const literal = text.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (!ipaddr.isValid(literal)) return text;
  const parsed = ipaddr.process(literal);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const prefix = parsed.parts.slice(0, kept).map((group) => group.toString(16));
  return `${prefix.join(":")}::/${kept * 16}`;
}
