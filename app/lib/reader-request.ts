import { isbot } from "isbot";

/**
 * True for a request that stands for one person looking at a page: not HEAD, not a robot or link preview, not a
 * browser fetching ahead of a click.
 */
export function isReaderRequest({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "";
  return method === "GET" && !isbot(headers.get("User-Agent")) && !/prefetch|preview/i.test(purpose);
}
