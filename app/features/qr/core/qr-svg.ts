// The one module that uses qrcode-svg, for the server and the browser. The library fails on non-ASCII text, and its
// style attributes would be blocked by the content security policy. So we take its matrix of modules and draw the
// path ourselves.
import QRCode from "qrcode-svg";

/** Quiet zone in modules on each side (ISO/IEC 18004). */
export const QUIET_ZONE = 4;
/** Error correction M: 15 % of the code may be dirty or torn. */
export const ERROR_CORRECTION = "M";
/** Denser codes cannot be scanned from a projector or a photocopy. */
export const QR_TEXT_MAX = 500;
/** Width and height of the QR image. */
export const QR_IMAGE_PX = 200;

export interface QrDrawing {
  /** Modules on each side, quiet zone included: the side of the view box. */
  readonly size: number;
  /** Path data of the dark modules, one rectangle per run of them in a row. */
  readonly path: string;
}

/** True when a code can be made of the text: printable ASCII, and not too long to be scanned. */
export function canBeQrCode(text: string): boolean {
  return text.length <= QR_TEXT_MAX && /^[\x20-\x7e]+$/.test(text);
}

/**
 * The dark modules of a text's code, row by row, with the quiet zone around them. Throws RangeError for a text
 * of which no code can be made (`canBeQrCode`).
 */
export function qrMatrix(text: string): readonly (readonly boolean[])[] {
  if (!canBeQrCode(text)) throw new RangeError("a QR code needs short, printable ASCII text");
  const { modules } = new QRCode({ content: text, ecl: ERROR_CORRECTION }).qrcode;
  const size = modules.length + 2 * QUIET_ZONE;
  const side = Array.from({ length: QUIET_ZONE }, () => false);
  const edge = Array.from({ length: QUIET_ZONE }, () => Array.from({ length: size }, () => false));
  return [...edge, ...modules.map((row) => [...side, ...row, ...side]), ...edge];
}

/** The code of a text as path data for an inline svg. Throws as `qrMatrix` does. */
export function qrSvgPath(text: string): QrDrawing {
  const matrix = qrMatrix(text);
  const runs: string[] = [];
  for (const [y, row] of matrix.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x]) x += 1;
      runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return { size: matrix.length, path: runs.join("") };
}

/** The code of a text as an svg file of 200 by 200. Throws as `qrMatrix` does. */
export function qrSvg(text: string): string {
  const { size, path } = qrSvgPath(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${QR_IMAGE_PX}" height="${QR_IMAGE_PX}"` +
    ` viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}
