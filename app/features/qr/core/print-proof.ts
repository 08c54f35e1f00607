// A code as the printer gets it: its size on paper in whole dots of the machine, and the drawing as a file, in black alone.
import { escapeHtml } from "~/lib/escape-html";
import { ERROR_CORRECTION, QUIET_ZONE, qrSvgPath } from "./qr-svg";

/** Thinner modules run together on rough paper. */
const LEAST_MODULE_MM = 0.4;
/** Smaller codes, quiet zone not counted, are missed by old phones at arm's length. */
const LEAST_SIDE_MM = 20;

const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;
/** The coarser of the two grids that printers set on; the finer one has two dots for each of its. */
const COARSE_DPI = 300;

export type PrintProof = ReturnType<typeof toPrintProof>;

/**
 * A code of at least that side in mm, with each module a whole number of dots at 300 dpi; `fileModules` and `fileMm` have
 * the quiet zone in them. Throws as `qrSvgPath` does.
 */
export function toPrintProof(text: string, leastSideMm: number) {
  const { size: fileModules, path } = qrSvgPath(text);
  const modules = fileModules - 2 * QUIET_ZONE;
  const dotMm = MM_PER_INCH / COARSE_DPI;
  // A side that is met exactly must not become a dot more by the last digit of a fraction.
  const dots = Math.ceil(leastSideMm / modules / dotMm - 1e-6);
  const moduleMm = dots * dotMm;
  const [sideMm, fileMm] = [modules * moduleMm, fileModules * moduleMm];
  return { text, path, moduleMm, dots, modules, fileModules, sideMm, fileMm };
}

/** Why a code must not be printed; empty for one that may. */
export function listSizeProblems({ moduleMm, sideMm }: PrintProof): string[] {
  const said = (what: string, mm: number, least: number) =>
    mm < least ? [`${what} ${mm.toFixed(2)} mm, and ${least} mm is the least`] : [];
  return [...said("a module is", moduleMm, LEAST_MODULE_MM), ...said("a side is", sideMm, LEAST_SIDE_MM)];
}

/** Names that lead nowhere or to one machine only (RFC 2606, RFC 6761, RFC 6762), and addresses in numbers. */
const NO_DOMAIN =
  /^(?:[^.]*|[\d.]+|\[.*\]|(?:.*\.)?(?:localhost|local|internal|test|invalid|example|example\.(?:com|net|org)))\.?$/i;

/** Why no code may be printed while the site has this origin; null where it may. */
export function findOriginProblem(origin: string): string | null {
  const hostname = URL.parse(origin)?.hostname;
  return hostname === undefined || NO_DOMAIN.test(hostname)
    ? "SITE_ORIGIN is this machine or an example: the book could never be recalled from there"
    : null;
}

/** The facts of a code, each with its name, as the sheet and the files say them. */
export function listProofFacts(proof: PrintProof): readonly (readonly [name: string, value: string])[] {
  const { moduleMm, dots, modules, sideMm, fileMm } = proof;
  return [
    ["Side", `${sideMm.toFixed(2)} mm; with quiet zone ${fileMm.toFixed(2)} mm`],
    ["Module", `${moduleMm.toFixed(4)} mm, ${modules} a side`],
    ["Dots", `${dots} at 300 dpi, ${2 * dots} at 600 dpi`],
    ["Quiet", `${QUIET_ZONE} modules`],
    ["Level", `${ERROR_CORRECTION}, black only`],
  ];
}

/** The same on one line, behind the text. */
export function describeProof(proof: PrintProof): string {
  return [["Text", proof.text], ...listProofFacts(proof)].map((fact) => fact.join(": ")).join("; ");
}

/** The code as an SVG of its size on paper: black, and nothing where the paper shows. */
export function toProofSvg(proof: PrintProof, title: string): string {
  const { path, fileModules: size, fileMm } = proof;
  const side = `${fileMm.toFixed(4)}mm`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}"` +
    ` shape-rendering="crispEdges"><title>${escapeHtml(title)}</title><desc>${escapeHtml(describeProof(proof))}</desc>` +
    `<path fill="#000" d="${path}"/></svg>\n`
  );
}

/** The code as a PDF of one page of its size on paper, in the grey that printers set with black ink alone. ASCII. */
export function toProofPdf(proof: PrintProof, id: string): string {
  const points = (mm: number) => ((mm * POINTS_PER_INCH) / MM_PER_INCH).toFixed(4);
  const page = points(proof.fileMm);
  const module = points(proof.moduleMm);
  const runs = proof.path.replace(/M(\d+) (\d+)h(\d+)v1h-\d+z/g, "$1 $2 $3 1 re\n");
  const drawing = `0 g\n${module} 0 0 -${module} 0 ${page} cm\n${runs}f\n`;
  const words = (text: string) => `(${text.replace(/[\\()]/g, "\\$&")})`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page} ${page}] /TrimBox [0 0 ${page} ${page}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}endstream`,
    `<< /Title ${words(id)} /Subject ${words(describeProof(proof))} >>`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
