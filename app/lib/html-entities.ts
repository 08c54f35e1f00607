// Named references that feeds really use: all of HTML 4, and some younger ones of typography.
import { windows1252Character } from "./windows-1252";

/** U+00A0 to U+00FF in order. */
const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );

/** U+0391 to U+03A9 and U+03B1 to U+03C9 in order; "-" stands where there is no letter. */
const GREEK_CAPITALS =
  "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega".split(
    " ",
  );
const GREEK_SMALL =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega".split(
    " ",
  );

const OTHERS: Readonly<Record<string, string>> = {
  amp: "&",
  AMP: "&",
  lt: "<",
  LT: "<",
  gt: ">",
  GT: ">",
  quot: '"',
  QUOT: '"',
  apos: "'",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsaquo: "‹",
  rsaquo: "›",
  ndash: "–",
  mdash: "—",
  horbar: "―",
  hyphen: "‐",
  minus: "−",
  hellip: "…",
  mldr: "…",
  bull: "•",
  bullet: "•",
  dagger: "†",
  Dagger: "‡",
  permil: "‰",
  prime: "′",
  Prime: "″",
  oline: "‾",
  frasl: "⁄",
  euro: "€",
  trade: "™",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  hairsp: "\u200A",
  numsp: "\u2007",
  zwnj: "\u200C",
  zwj: "\u200D",
  lrm: "\u200E",
  rlm: "\u200F",
  larr: "←",
  uarr: "↑",
  rarr: "→",
  darr: "↓",
  harr: "↔",
  rArr: "⇒",
  check: "✓",
  star: "☆",
  starf: "★",
  OElig: "Œ",
  oelig: "œ",
  Scaron: "Š",
  scaron: "š",
  Yuml: "Ÿ",
  fnof: "ƒ",
  circ: "ˆ",
  tilde: "˜",
  ne: "≠",
  le: "≤",
  ge: "≥",
  asymp: "≈",
  infin: "∞",
  radic: "√",
  sum: "∑",
  thetasym: "ϑ",
  upsih: "ϒ",
  piv: "ϖ",
  weierp: "℘",
  image: "ℑ",
  real: "ℜ",
  alefsym: "ℵ",
  crarr: "↵",
  lArr: "⇐",
  uArr: "⇑",
  dArr: "⇓",
  hArr: "⇔",
  forall: "∀",
  part: "∂",
  exist: "∃",
  empty: "∅",
  nabla: "∇",
  isin: "∈",
  notin: "∉",
  ni: "∋",
  prod: "∏",
  lowast: "∗",
  prop: "∝",
  ang: "∠",
  and: "∧",
  or: "∨",
  cap: "∩",
  cup: "∪",
  int: "∫",
  there4: "∴",
  sim: "∼",
  cong: "≅",
  equiv: "≡",
  sub: "⊂",
  sup: "⊃",
  nsub: "⊄",
  sube: "⊆",
  supe: "⊇",
  oplus: "⊕",
  otimes: "⊗",
  perp: "⊥",
  sdot: "⋅",
  lceil: "⌈",
  rceil: "⌉",
  lfloor: "⌊",
  rfloor: "⌋",
  lang: "⟨",
  rang: "⟩",
  loz: "◊",
  spades: "♠",
  clubs: "♣",
  hearts: "♥",
  diams: "♦",
  frac13: "⅓",
  frac23: "⅔",
  frac18: "⅛",
  period: ".",
  comma: ",",
  colon: ":",
  semi: ";",
  excl: "!",
  quest: "?",
  num: "#",
  percnt: "%",
  dollar: "$",
  lpar: "(",
  rpar: ")",
  lbrack: "[",
  lsqb: "[",
  rbrack: "]",
  rsqb: "]",
  lbrace: "{",
  rbrace: "}",
  plus: "+",
  equals: "=",
  ast: "*",
  sol: "/",
  bsol: "\\",
  lowbar: "_",
  verbar: "|",
  vert: "|",
  commat: "@",
  grave: "`",
  Tab: "\t",
  NewLine: "\n",
};

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, offset) => [name, String.fromCharCode(160 + offset)] as const),
  ...GREEK_CAPITALS.map((name, offset) => [name, String.fromCharCode(0x391 + offset)] as const),
  ...GREEK_SMALL.map((name, offset) => [name, String.fromCharCode(0x3b1 + offset)] as const),
  ...Object.entries(OTHERS),
]);

/** Names a browser reads without a semicolon too; the rest need one. */
const WITHOUT_SEMICOLON = new Set(["amp", "lt", "gt", "quot", "nbsp"]);

const REFERENCE = /&(?:#([0-9]{1,8})|#[xX]([0-9a-fA-F]{1,8})|([A-Za-z][A-Za-z0-9]{1,31}))(;?)/g;

/** The character of a numeric reference as a browser shows it; nothing for what is not a character. */
function characterOf(codePoint: number): string {
  if (codePoint >= 0x80 && codePoint <= 0x9f) return windows1252Character(codePoint);
  if (codePoint === 0 || codePoint > 0x10ffff) return "\uFFFD";
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return "\uFFFD";
  return String.fromCodePoint(codePoint);
}

/** The text with character references decoded once; an unknown one stays as it was written. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (whole, decimal, hex, name, semicolon, offset: number) => {
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (semicolon === "" && !isReadWithoutSemicolon(name, text[offset + whole.length])) return whole;
    return NAMED.get(name) ?? whole;
  });
}

/** In `?a=1&lt=2` the reference is a parameter: browsers leave it when "=" follows. */
function isReadWithoutSemicolon(name: string, next: string | undefined): boolean {
  return WITHOUT_SEMICOLON.has(name) && next !== "=";
}

/** Text made safe for an element's content and for a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => {
    if (character === "&") return "&amp;";
    if (character === "<") return "&lt;";
    if (character === ">") return "&gt;";
    return "&quot;";
  });
}
