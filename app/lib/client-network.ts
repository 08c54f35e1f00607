// Which client a limit counts. A home line has one IPv4 address but 2^64 IPv6 addresses, so an IPv6 client is its /64
// network. One address can be written in many ways, so every spelling becomes the same text.

/**
 * The network a request came from: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address inside IPv6
 * (::ffff:1.2.3.4) is that IPv4 address. Anything that is no address counts as it is, in lower case (contract V9).
 */
export function clientNetwork(address: string): string {
  const text = address.trim().toLowerCase();
  const ipv4 = parseIpv4(text);
  if (ipv4 !== null) return ipv4.join(".");
  // A zone (fe80::1%eth0) names a network card of the machine, not the client.
  const groups = parseIpv6(text.replace(/^\[|\]$/g, "").replace(/%.*$/, ""));
  if (groups === null) return text;
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

function parseIpv4(text: string): number[] | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return null;
  const bytes = text.split(".").map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

/** The eight groups of an IPv6 address, or null when it is none. */
function parseIpv6(text: string): number[] | null {
  const [left, right, ...more] = text.split("::");
  if (left === undefined || more.length > 0) return null;
  const head = parseGroups(left);
  const tail = parseGroups(right ?? "");
  if (head === null || tail === null) return null;
  const missing = 8 - head.length - tail.length;
  if (right === undefined) return missing === 0 ? head : null;
  return missing < 1 ? null : [...head, ...Array<number>(missing).fill(0), ...tail];
}

function parseGroups(text: string): number[] | null {
  if (text === "") return [];
  const groups: number[] = [];
  const parts = text.split(":");
  for (const [index, part] of parts.entries()) {
    const ipv4 = index === parts.length - 1 ? parseIpv4(part) : null;
    if (ipv4 !== null) {
      const [a = 0, b = 0, c = 0, d = 0] = ipv4;
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-f]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}
