// One site at a time on a folder of data: a second one would lock the first out of its database.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ROOT } from "./project-node.mjs";

/** Kept open as long as this process lives. The system lets go of a lock with the process, however that ends. */
const held = [];

/**
 * Takes the folder for this process. Returns null, or what the one that has it has said of itself. Not a file with a
 * process id: the id of a dead process comes back as somebody else's.
 */
export function lockState(state, origin) {
  const folder = resolve(ROOT, state);
  mkdirSync(folder, { recursive: true });
  const note = join(folder, "in-use.json");
  const lock = new DatabaseSync(join(folder, "in-use.sqlite"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    if (!/locked/.test(error.message)) throw error;
    return readNote(note);
  }
  held.push(lock);
  writeFileSync(note, JSON.stringify({ origin, process: process.pid }));
  return null;
}

/** The other may be about to write it. */
function readNote(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { origin: "another address", process: "unknown" };
  }
}

/** What to say of the one that has the folder. */
export function runsAlready({ origin, process: id }) {
  return `AI Teacher Pro runs already on this data: ${origin} (process ${id}). Ctrl-C there stops it.`;
}
