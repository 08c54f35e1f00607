import { expect, test } from "vitest";
import { decodeEntities } from "./html-entities";

/** Every name of HTML 4. */
const NAMES =
  "quot amp lt gt nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml OElig oelig Scaron scaron Yuml circ tilde ensp emsp thinsp zwnj zwj lrm rlm ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo dagger Dagger permil lsaquo rsaquo euro fnof Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega thetasym upsih piv bull hellip prime Prime oline frasl weierp image real trade alefsym larr uarr rarr darr harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus lowast radic prop infin ang and or cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe oplus otimes perp sdot lceil rceil lfloor rfloor lang rang loz spades clubs hearts diams".split(
    " ",
  );

/** Their characters, in hexadecimal. */
const CHARACTERS =
  "22 26 3c 3e a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 aa ab ac ad ae af b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 ba bb bc bd be bf c0 c1 c2 c3 c4 c5 c6 c7 c8 c9 ca cb cc cd ce cf d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 da db dc dd de df e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 ea eb ec ed ee ef f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 fa fb fc fd fe ff 152 153 160 161 178 2c6 2dc 2002 2003 2009 200c 200d 200e 200f 2013 2014 2018 2019 201a 201c 201d 201e 2020 2021 2030 2039 203a 20ac 192 391 392 393 394 395 396 397 398 399 39a 39b 39c 39d 39e 39f 3a0 3a1 3a3 3a4 3a5 3a6 3a7 3a8 3a9 3b1 3b2 3b3 3b4 3b5 3b6 3b7 3b8 3b9 3ba 3bb 3bc 3bd 3be 3bf 3c0 3c1 3c2 3c3 3c4 3c5 3c6 3c7 3c8 3c9 3d1 3d2 3d6 2022 2026 2032 2033 203e 2044 2118 2111 211c 2122 2135 2190 2191 2192 2193 2194 21b5 21d0 21d1 21d2 21d3 21d4 2200 2202 2203 2205 2207 2208 2209 220b 220f 2211 2212 2217 221a 221d 221e 2220 2227 2228 2229 222a 222b 2234 223c 2245 2248 2260 2261 2264 2265 2282 2283 2284 2286 2287 2295 2297 22a5 22c5 2308 2309 230a 230b 27e8 27e9 25ca 2660 2663 2665 2666".split(
    " ",
  );

test("all 252 names of HTML 4 are read as a browser reads them", () => {
  expect(NAMES).toHaveLength(252);
  const read = NAMES.map((name) => decodeEntities(`&${name};`));
  expect(read).toEqual(CHARACTERS.map((code) => String.fromCodePoint(Number.parseInt(code, 16))));
});

test("a name that nobody knows stays as it was written", () => {
  expect(decodeEntities("&-; &nothing; AT&T &amp;amp;")).toBe("&-; &nothing; AT&T &amp;");
});
