// Answers as they lie in the store of a device: packed, because a page of text takes a quarter of its room then.

const PACKED = "X-Packed";
const IS_TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript))/;

/** An answer to be stored. What is no text is packed already. */
export function pack(answer: Response): Response {
  const { body } = answer;
  if (body === null || !IS_TEXT.test(answer.headers.get("Content-Type") ?? "")) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Content-Length");
  headers.delete("Content-Encoding");
  headers.set(PACKED, "gzip");
  return new Response(body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** A stored answer as it was; also one that was stored before anything was packed. */
export function unpack(answer: Response): Response {
  const { body } = answer;
  if (body === null || !answer.headers.has(PACKED)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete(PACKED);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
}
