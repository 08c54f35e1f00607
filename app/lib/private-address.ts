// No request of ours may reach a private network, in whatever notation its address is written.
// The URL parser has already turned decimal, octal and hexadecimal IPv4 into dotted form.
import ipaddr from "ipaddr.js";

export type TargetRefusal = "scheme" | "port" | "userinfo" | "private-address" | "private-name";

const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|test|invalid)$/;

/** Why an address must not be fetched, or null when it may. `allowed` holds exact `host:port` exemptions. */
export function targetRefusal(url: URL, allowed: readonly string[]): TargetRefusal | null {
  if (url.protocol !== "https:" && url.protocol !== "http:") return "scheme";
  if (url.username !== "" || url.password !== "") return "userinfo";
  const port = url.port === "" ? (url.protocol === "https:" ? "443" : "80") : url.port;
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  if (allowed.some((entry) => entry.toLowerCase() === `${host}:${port}`)) return null;
  if (port !== "80" && port !== "443") return "port";
  const literal = host.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal)) return isPublic(literal) ? null : "private-address";
  // A name without a dot is looked up in the machine's own network. A name with an empty part is not valid, and
  // resolvers disagree about what to do with it.
  const labels = host.split(".");
  return labels.length === 1 || labels.includes("") || PRIVATE_NAME.test(host) ? "private-name" : null;
}

/**
 * Public is what no registry of special addresses names, and of IPv6 what has been given out at all (2000::/3). An IPv4
 * address written as IPv6 (::ffff:a.b.c.d) is that address; one that is only carried, as by 6to4, is refused.
 */
function isPublic(literal: string): boolean {
  const address = ipaddr.process(literal);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(ipaddr.parse("2000::"), 3);
}
