/** The body had more bytes than were allowed. */
export class TooLargeError extends Error {
  override readonly name = "TooLargeError";
}

/**
 * The bytes of a stream, counted as they come (so after decompression). Throws TooLargeError beyond `maxBytes`,
 * the signal's reason when it is aborted, and whatever the stream itself fails with; the stream is let go of.
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, isWhole } = await readStart(body, maxBytes, signal);
  if (!isWhole) throw new TooLargeError(`more than ${maxBytes} bytes`);
  return bytes;
}

/** As above, but of a longer body its first bytes, a chunk beyond `maxBytes` at most. */
export async function readStart(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly isWhole: boolean }> {
  if (body === null) return { bytes: new Uint8Array(), isWhole: true };
  const reader = body.getReader();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // Nobody waits for it once the body has been read.
  aborted.catch(() => {});
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  try {
    while (!isWhole && length <= maxBytes) {
      signal.throwIfAborted();
      const { done, value } = await Promise.race([reader.read(), aborted]);
      isWhole = done;
      length += value?.byteLength ?? 0;
      if (value !== undefined) chunks.push(value);
    }
    if (!isWhole) reader.cancel().catch(() => {});
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { bytes, isWhole };
}
