import { isbot } from "isbot";
import { isCountedScan } from "~/features/scans/core/counted-scan";

/** True for a page request made by a person, by the same rule that counts scans of short links. */
export function isReaderRequest({ method, headers }: Request): boolean {
  return isCountedScan({
    method,
    userAgent: headers.get("User-Agent") ?? undefined,
    purposes: ["Sec-Purpose", "Purpose"].map((name) => headers.get(name) ?? undefined),
    isBot: isbot,
  });
}
