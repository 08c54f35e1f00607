// The files of a backup: one of JSON lines for each table, one for the retargets, and a manifest that is written last.
// They hold addresses of people, so only their owner may read them.
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const FORMAT = 1;
const MANIFEST = "manifest.json";
const RETARGETS = "retargets.json";

const OWNER_ONLY = { mode: 0o600 };

/**
 * Writes one line. U+2028 and U+2029 are escaped, because the reader of the file takes them for line ends and JSON
 * leaves them as they are.
 */
function toLine(row) {
  const json = JSON.stringify(row).replace(
    /[\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
  );
  return `${json}\n`;
}

/** A new folder for a backup, which only its owner may read. Throws where it is there already. */
export function createFolder(folder) {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    startTable: (table) => writeFileSync(join(folder, `${table}.jsonl`), "", OWNER_ONLY),
    addRows: (table, rows) => appendFileSync(join(folder, `${table}.jsonl`), rows.map(toLine).join("")),
    writeRetargets: (entries) =>
      writeFileSync(join(folder, RETARGETS), JSON.stringify(entries, null, 2), OWNER_ONLY),
    writeManifest: (manifest) =>
      writeFileSync(
        join(folder, MANIFEST),
        JSON.stringify({ format: FORMAT, ...manifest }, null, 2),
        OWNER_ONLY,
      ),
  };
}

/** Rows of a table in groups of about the given number of characters. */
async function* readRows(folder, table, groupLength) {
  let group = [];
  let length = 0;
  const lines = createInterface({ input: createReadStream(join(folder, `${table}.jsonl`)), crlfDelay: 0 });
  for await (const line of lines) {
    group.push(JSON.parse(line));
    length += line.length;
    if (length < groupLength) continue;
    yield group;
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group;
}

/** A finished backup, to read. Throws where it is unfinished or of another format. */
export function openFolder(folder) {
  if (!existsSync(join(folder, MANIFEST))) throw new Error(`${folder} is no finished backup.`);
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8"));
  if (manifest.format !== FORMAT) throw new Error(`${folder} is a backup of another format.`);
  return {
    manifest,
    retargets: JSON.parse(readFileSync(join(folder, RETARGETS), "utf8")),
    readRows: (table, groupLength) => readRows(folder, table, groupLength),
  };
}
