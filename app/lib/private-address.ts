// No request of ours may reach a private network, in whatever notation its address is written.
// The URL parser has already turned decimal, octal and hexadecimal IPv4 into dotted form.
import { parseIpv4, parseIpv6 } from "./ip-address";

export type TargetRefusal = "scheme" | "port" | "userinfo" | "private-address" | "private-name";

/** IPv4 blocks that are not the public internet (IANA special-purpose registry): address, prefix length. */
const SPECIAL_IPV4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

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
  if (host.startsWith("[")) return isPublicIpv6(host.slice(1, -1)) ? null : "private-address";
  const ipv4 = parseIpv4(host);
  if (ipv4 !== null) return isPublicIpv4(toNumber(ipv4)) ? null : "private-address";
  // A name without a dot is looked up in the machine's own network. A name with an empty part is not valid, and
  // resolvers disagree about what to do with it.
  const labels = host.split(".");
  return labels.length === 1 || labels.includes("") || PRIVATE_NAME.test(host) ? "private-name" : null;
}

function toNumber(bytes: readonly number[]): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

function isPublicIpv4(address: number): boolean {
  return !SPECIAL_IPV4.some(([block, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(address / size) === Math.floor(toNumber(parseIpv4(block) ?? []) / size);
  });
}

/** Public are the addresses of 2000::/3 without its special blocks, and the forms that carry a public IPv4 address. */
function isPublicIpv6(host: string): boolean {
  const groups = parseIpv6(host);
  if (groups === null) return false;
  const [first = 0, second = 0, third = 0] = groups;
  const embedded = embeddedIpv4(groups);
  if (embedded !== null) return isPublicIpv4(embedded);
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001 && second < 0x0200) return false;
  if (first === 0x2001 && second === 0x0db8) return false;
  if (first === 0x2002) return isPublicIpv4(second * 0x10000 + third);
  return first !== 0x3fff || second > 0x0fff;
}

/** The IPv4 address inside ::ffff:a.b.c.d (mapped) and 64:ff9b::a.b.c.d (NAT64); null for other addresses. */
function embeddedIpv4(groups: readonly number[]): number | null {
  const head = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(":");
  if (head !== "0:0:0:0:0:ffff" && head !== "64:ff9b:0:0:0:0") return null;
  return (groups[6] ?? 0) * 0x10000 + (groups[7] ?? 0);
}
