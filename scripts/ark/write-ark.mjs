// The ark as a folder and as an archive, the same bytes for the same content.
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { zipSync } from "fflate";

/** The first day that an archive can name; today's would make each one another. */
const MADE_ON = new Date(1980, 0, 1);

/** The checksums of all files, as `sha256sum --check` reads them. */
function checksums(files) {
  const lines = files.map(
    ([path, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${path}\n`,
  );
  return Buffer.from(lines.join(""));
}

/** Writes the files, by path, and their checksums into the folder, and all into `folder.zip`. Returns how many. */
export function writeArk(folder, files) {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const all = [...sorted, ["SHA256SUMS", checksums(sorted)]];
  rmSync(folder, { recursive: true, force: true });
  for (const [path, bytes] of all) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(`${folder}.zip`, zipSync(Object.fromEntries(all), { mtime: MADE_ON }));
  return all.length;
}
