// Addresses of the internet as numbers, however they are written.

/** The four bytes of an IPv4 address in dotted form; null for anything else. */
export function parseIpv4(text: string): readonly [number, number, number, number] | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (parts === null) return null;
  const [a = 0, b = 0, c = 0, d = 0] = parts.slice(1).map(Number);
  return Math.max(a, b, c, d) > 255 ? null : [a, b, c, d];
}

/** The eight groups of an IPv6 address without brackets; null for anything else. */
export function parseIpv6(text: string): number[] | null {
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
      const [a, b, c, d] = ipv4;
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}
