// The PNG that the QR modal downloads: named after the title, made in the browser.
import { qrMatrix } from "~/features/qr/core/qr-svg";
import { fileNameOf } from "~/lib/file-name";
import { saveFile } from "~/ui/save-file";

/** About 1,000 pixels a side: sharp on a quarter of a printed page. */
const PIXELS_PER_MODULE = 24;

/** The code of a text as a PNG; null when the browser refuses the canvas. */
function drawPng(text: string): Promise<Blob | null> {
  const matrix = qrMatrix(text);
  const canvas = document.createElement("canvas");
  canvas.width = matrix.length * PIXELS_PER_MODULE;
  canvas.height = canvas.width;
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) return Promise.resolve(null);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const [y, row] of matrix.entries()) {
    for (const [x, dark] of row.entries()) {
      if (!dark) continue;
      context.fillRect(x * PIXELS_PER_MODULE, y * PIXELS_PER_MODULE, PIXELS_PER_MODULE, PIXELS_PER_MODULE);
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Downloads the code of a text in the browser. False when no picture could be made. */
export async function downloadQrPng(text: string, title: string, id: string): Promise<boolean> {
  const picture = await drawPng(text);
  if (picture === null) return false;
  saveFile(picture, `${fileNameOf(title, id)}.png`);
  return true;
}
