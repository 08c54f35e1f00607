import fc from "fast-check";
import { expect, test } from "vitest";
import { photocopy, readWithBoth } from "../../../../tests/photocopied-code";
import {
  describeProof,
  findOriginProblem,
  listProofFacts,
  listSizeProblems,
  toPrintProof,
  toProofPdf,
  toProofSvg,
} from "./print-proof";
import { QUIET_ZONE, qrMatrix } from "./qr-svg";

const LINK = "https://teachers-book.org/r/chapter3-ex1";

test("a module is a whole number of dots, and the side no less than asked", () => {
  for (const asked of [20, 22.4, 25, 40]) {
    const { dots, moduleMm, modules, fileModules, sideMm, fileMm } = toPrintProof(LINK, asked);
    expect(Number.isInteger(dots)).toBe(true);
    expect(moduleMm).toBeCloseTo((dots * 25.4) / 300, 9);
    expect(sideMm).toBeGreaterThanOrEqual(asked - 1e-6);
    expect(sideMm - asked).toBeLessThan((modules * 25.4) / 300);
    expect(fileMm - sideMm).toBeCloseTo(2 * QUIET_ZONE * moduleMm, 9);
    expect(fileMm / moduleMm).toBeCloseTo(fileModules, 9);
    // A side that comes out is met exactly when it is asked for.
    expect(toPrintProof(LINK, sideMm).sideMm).toBe(sideMm);
  }
});

test("below 20 mm a side, or 0.4 mm a module, nothing is to be printed", () => {
  expect(listSizeProblems(toPrintProof(LINK, 20))).toEqual([]);
  expect(listSizeProblems(toPrintProof(LINK, 15)).join()).toMatch(/^a side is 1\d\.\d\d mm/);
  // A long text has so many modules that each is too small, on whatever side.
  expect(listSizeProblems(toPrintProof(`${LINK}${"a".repeat(400)}`, 22)).join()).toMatch(/^a module is 0\.3/);
});

test.each([
  "http://localhost:8787",
  "http://127.0.0.1:8787",
  "http://[::1]:8787",
  "https://teachers.example.org",
  "https://site.example",
  "https://a.test",
  "https://example.org.",
  "https://printer.local",
  "https://intranet",
  "https://10.0.0.1",
  "teachers-book.org",
  "",
])("no code is printed for %s", (origin) => {
  expect(findOriginProblem(origin)).toContain("SITE_ORIGIN");
});

test("a domain of one's own is printed, also one that begins like an example", () => {
  for (const origin of ["https://teachers-book.org", "https://example-school.com.br", "https://ia.pro.br"])
    expect(findOriginProblem(origin)).toBeNull();
});

test("the SVG has its size in mm, says what it is, and is black alone", () => {
  const proof = toPrintProof(LINK, 25);
  const svg = toProofSvg(proof, "Pupils' work & <AI>");
  expect(svg).toContain(`width="${proof.fileMm.toFixed(4)}mm"`);
  expect(svg).toContain("<title>Pupils' work &amp; &lt;AI&gt;</title>");
  expect(svg).toContain(describeProof(proof));
  expect(listProofFacts(proof)).toEqual([
    ["Side", "25.15 mm; with quiet zone 31.24 mm"],
    ["Module", "0.7620 mm, 33 a side"],
    ["Dots", "9 at 300 dpi, 18 at 600 dpi"],
    ["Quiet", "4 modules"],
    ["Level", "M, black only"],
  ]);
  expect([...svg.matchAll(/fill="([^"]+)"/g)].map(([, colour]) => colour)).toEqual(["#000"]);
});

test("the PDF has a page of its size, each module of the code once, in grey 0 alone, and a table that finds every object", () => {
  const proof = toPrintProof(LINK, 25);
  const pdf = toProofPdf(proof, "chapter3-ex1 (proof)");
  const side = Number(/\/MediaBox \[0 0 ([\d.]+) \1\]/.exec(pdf)?.[1]);
  expect((side * 25.4) / 72).toBeCloseTo(proof.fileMm, 3);
  expect(pdf.match(/^.* (?:g|rg|k|gs|sc|scn|cs)$/gim)).toEqual(["0 g"]);
  expect(pdf).toContain("/Title (chapter3-ex1 \\(proof\\))");
  const matrix = qrMatrix(LINK).map((row) => row.map(() => false));
  for (const [, x, y, width] of pdf.matchAll(/^(\d+) (\d+) (\d+) 1 re$/gm))
    matrix[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  expect(matrix).toEqual(qrMatrix(LINK));
  const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)endstream/.exec(pdf) ?? [];
  expect(stream?.length).toBe(Number(length));
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => pdf.slice(place, place + 7))).toEqual(
    [1, 2, 3, 4, 5].map((id) => `${id} 0 obj`),
  );
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref\n0 6\n/);
});

test("ten drawn codes are read by two decoders from a bad photocopy of the smallest size", async () => {
  const id = fc.stringMatching(/^[a-z][a-z0-9-]{2,40}$/);
  await fc.assert(
    fc.asyncProperty(id, fc.nat(), async (name, seed) => {
      const text = `https://teachers-book.org/pt-br/r/${name}`;
      const svg = toProofSvg(toPrintProof(text, 20), name);
      expect(await readWithBoth(photocopy(svg, seed))).toEqual([text, text]);
    }),
    { numRuns: 10 },
  );
});
