// Every code of the book, as small as it may be printed, read by two decoders from three bad photocopies.
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { photocopy, readWithBoth } from "../../../../tests/photocopied-code";
import { toPrintProof, toProofSvg } from "./print-proof";
import { shortLinkUrl } from "./qr-address";

const CODES = [...PRINTED_PAGES, ...PRINTED_ENTRANCES].map(({ id }) => id);

test.each(LOCALES)("two decoders read every printed code of %s from bad photocopies", async (locale) => {
  for (const id of CODES) {
    const text = shortLinkUrl("https://generative-ai-for-teachers.org", id, locale);
    const svg = toProofSvg(toPrintProof(text, 20), id);
    for (const seed of [1, 2, 3]) expect(await readWithBoth(photocopy(svg, seed)), id).toEqual([text, text]);
  }
});
