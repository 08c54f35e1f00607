// How wide a text is in a font, from the font's own tables: which glyph a letter has (cmap, format 4), and how far each
// glyph moves the pen (hmtx).

function listTables(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    tables.set(font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8));
  }
  return tables;
}

/** Where the mapping of the letters of Unicode's first plane starts. */
function findMapping(font, cmap) {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    if (font.readUInt16BE(at) === 4) return at;
  }
  throw new Error("a font without a mapping of letters in format 4");
}

/** The glyph of each letter, by its code. */
function listGlyphs(font, cmap) {
  const at = findMapping(font, cmap);
  const segments = font.readUInt16BE(at + 6);
  const glyphs = new Map();
  for (let index = 0; index < segments; index += 2) {
    const end = font.readUInt16BE(at + 14 + index);
    const start = font.readUInt16BE(at + 16 + segments + index);
    const delta = font.readUInt16BE(at + 16 + segments * 2 + index);
    const offsetAt = at + 16 + segments * 3 + index;
    const offset = font.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = offset === 0 ? code : font.readUInt16BE(offsetAt + offset + (code - start) * 2);
      glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** The width of a text in a size; a letter that the font lacks counts as its first glyph. */
export function createMeasure(font) {
  const tables = listTables(font);
  const glyphs = listGlyphs(font, tables.get("cmap"));
  const units = font.readUInt16BE(tables.get("head") + 18);
  const known = font.readUInt16BE(tables.get("hhea") + 34);
  const widths = tables.get("hmtx");
  const toWidth = (letter) => {
    const glyph = Math.min(glyphs.get(letter.codePointAt(0)) ?? 0, known - 1);
    return font.readUInt16BE(widths + glyph * 4) / units;
  };
  return (text, size) => [...text].reduce((sum, letter) => sum + toWidth(letter), 0) * size;
}
