// Only one site at a time may use a folder of data: a second one would lock the first out of its database.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ROOT } from "./project-node.mjs";

/**
 * The file stays open as long as this process lives. The system releases the lock when the process ends, however that
 * happens.
 */
const held = [];

/**
 * Takes the folder for this process. Returns null, or what its owner has written about itself. A file with a process
 * id would not do, because the id of a dead process is used again for another one.
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

/** The owner may be about to write it. */
function readNote(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { origin: "another address", process: "unknown" };
  }
}

/** Message about the process that has the folder. */
export function runsAlready({ origin, process: id }) {
  return `AI Teacher Pro runs already on this data: ${origin} (process ${id}). Ctrl-C there stops it.`;
}
