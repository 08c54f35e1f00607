import fc from "fast-check";
import { expect, test } from "vitest";
import data from "~/content/bncc/codes.json";
import { checkCode, checkText, countStatuses } from "./check-codes";
import { parseCodeList } from "./code-list";

const LIST = parseCodeList(data);

function judge(text: string) {
  return checkText(text, LIST).found.map(({ written, status, codes }) => [written, status, ...codes]);
}

test("each of the 1,721 codes exists, in a text as well", () => {
  const all = [...LIST.codes.keys()];
  const { found } = checkText(all.join(", "), LIST);
  expect(found).toEqual(all.map((code) => ({ written: code, status: "exists", codes: [code] })));
});

test("of a text with too many codes some are judged, and the others are counted, each once", () => {
  const text = "Plano: EF05MA01, EF05MA77, ef05ma07 e EF05MA77; EF05LP, EF05MA01 e mais EM13CHS999.";
  const { found, more, pieces } = checkText(text, LIST, 2);
  expect(found.map(({ written }) => written)).toEqual(["EF05MA01", "EF05MA77"]);
  expect(more).toBe(3);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.found !== null)).toHaveLength(4);
  expect(checkText(text, LIST)).toMatchObject({ more: 0, found: { length: 5 } });
});

test("what is not in the list never exists, whatever it looks like", () => {
  const like = fc
    .tuple(
      fc.constantFrom("EI", "EF", "EM", "EJ"),
      fc.nat(99),
      fc.stringMatching(/^[A-Z]{2,3}$/),
      fc.nat(999),
      fc.boolean(),
    )
    .map(([stage, years, subject, number, long]) => {
      const digits = String(number).padStart(long ? 3 : 2, "0");
      return `${stage}${String(years).padStart(2, "0")}${subject}${digits}`;
    });
  const member = fc.constantFrom(...LIST.codes.keys());
  const changed = fc
    .tuple(member, fc.nat(9), fc.constantFrom(..."ABCEFHILMOPRST0123456789 -"))
    .map(([code, at, sign]) => code.slice(0, at) + sign + code.slice(at + 1));
  fc.assert(
    fc.property(fc.oneof(like, changed, fc.string()), (written) => {
      const exists = checkCode(written, LIST)?.status === "exists";
      expect(exists).toBe(LIST.codes.has(written));
      for (const { status, written: found } of checkText(written, LIST).found)
        if (status === "exists") expect(LIST.codes.has(found)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("a number beyond the last, or in a gap, is not in the BNCC and comes with its neighbours", () => {
  expect(judge("EF05MA77")).toEqual([["EF05MA77", "unknown", "EF05MA25", "EF05MA24", "EF05MA23"]]);
  expect(judge("EM13CHS107")).toEqual([["EM13CHS107", "unknown", "EM13CHS106", "EM13CHS105", "EM13CHS104"]]);
  expect(judge("EF01CI00")).toEqual([["EF01CI00", "unknown", "EF01CI01", "EF01CI02", "EF01CI03"]]);
});

test("a subject that a year does not have comes with the same number of what is closest", () => {
  expect(judge("EF09FI03")).toEqual([["EF09FI03", "unknown", "EF09CI03", "EF09HI03", "EF09LI03"]]);
  // A code of a state has the code of the BNCC in front.
  expect(judge("EF05MA01RS")[0]?.slice(0, 3)).toEqual(["EF05MA01RS", "unknown", "EF05MA01"]);
  expect(judge("EF99XYZ99")).toEqual([["EF99XYZ99", "unknown"]]);
});

test("a code that was cut comes with what it may have been", () => {
  expect(judge("EF05MA")).toEqual([["EF05MA", "cut", "EF05MA01", "EF05MA02", "EF05MA03"]]);
  expect(judge("EF05MA1")).toEqual([["EF05MA1", "cut", "EF05MA01", "EF05MA10", "EF05MA11"]]);
  expect(judge("EM13CHS10")).toEqual([["EM13CHS10", "cut", "EM13CHS101", "EM13CHS102", "EM13CHS103"]]);
  expect(judge("F05MA01 e 05MA02")).toEqual([
    ["F05MA01", "cut", "EF05MA01"],
    ["05MA02", "cut", "EF05MA02"],
  ]);
});

test.each([
  ["EFO5MA01", "EF05MA01"],
  ["EF05MAO1", "EF05MA01"],
  ["EF05MA0I", "EF05MA01"],
  ["EF05C101", "EF05CI01"],
  ["E103ET05", "EI03ET05"],
  ["EI03E005", "EI03EO05"],
  ["ef05ma01", "EF05MA01"],
  ["em13chs101", "EM13CHS101"],
  ["EF 05 MA 01", "EF05MA01"],
  ["EF05-MA01", "EF05MA01"],
  ["EF05MA–01", "EF05MA01"],
  ["EF05\u00a0MA01", "EF05MA01"],
  ["EF05-\nMA01", "EF05MA01"],
  ["EF5MA01", "EF05MA01"],
  ["EF05MA001", "EF05MA01"],
])("%j is misspelt and means %s", (written, code) => {
  expect(judge(`Habilidade (${written}), com a turma.`)).toEqual([[written, "misspelt", code]]);
});

test("every code is found again in small letters, in parts, and with O for 0 and I for 1", () => {
  const ways = [
    (code: string) => code.toLowerCase(),
    (code: string) => code.replace(/^(...?\d)([A-Z]+)/, "$1 $2-"),
    (code: string) => code.replaceAll("0", "O").replaceAll("1", "I"),
  ];
  for (const code of LIST.codes.keys()) {
    for (const write of ways) {
      const written = write(code);
      if (written === code) continue;
      expect(judge(written), code).toEqual([[written, "misspelt", code]]);
    }
  }
});

test("ordinary words, dates and names of schools are no codes", () => {
  const text =
    "Em 13 de 20 de maio, em 2026, às 10h30: a EMEF 12 e a EMEI 03 leram E=mc2, EF, EF05 e o 5º ano. em 15 ma 99";
  expect(judge(text)).toEqual([]);
  expect(judge("EF 05 MA 99")[0]?.[1]).toBe("unknown");
});

test("a text is cut at its codes and loses nothing; a code said twice is listed once", () => {
  const text = "Plano: EF05MA01, ef05ma02 e EF05MA01.\nFim";
  const { pieces, found } = checkText(text, LIST);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.map((piece) => piece.at)).toEqual([0, 7, 15, 17, 25, 28, 36]);
  expect(countStatuses(found)).toEqual({ exists: 1, unknown: 0, misspelt: 1, cut: 0 });
});
