import type { Locator } from "@playwright/test";
import jsQR from "jsqr";

/** Darker than this is ink. */
const INK = 128;

/** Reads a code as a camera would on the screen; null when there is no readable code. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const picture = Buffer.from(await code.screenshot()).toString("base64");
  // The browser has the PNG decoder. One letter per pixel: a list of numbers would take seconds on its way.
  const { width, height, letters } = await code.page().evaluate(
    async ([base64, ink]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext("2d");
      if (context === null) throw new Error("no canvas");
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const letterAt = (_: unknown, at: number) => ((data[at * 4] ?? 0) < ink ? "#" : " ");
      return { width, height, letters: Array.from({ length: width * height }, letterAt).join("") };
    },
    [picture, INK] as const,
  );
  const pixels = new Uint8ClampedArray(4 * letters.length).fill(255);
  for (let at = 0; at < letters.length; at += 1) if (letters[at] === "#") pixels.fill(0, 4 * at, 4 * at + 3);
  return jsQR(pixels, width, height)?.data ?? null;
}
