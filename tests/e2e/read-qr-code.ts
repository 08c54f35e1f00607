import type { Locator } from "@playwright/test";
import jsQR from "jsqr";

/** What a camera would read on the screen; null when there is no readable code. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const picture = [...(await code.screenshot())];
  // The browser has the PNG decoder.
  const { width, height, pixels } = await code.page().evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
  }, picture);
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data ?? null;
}
