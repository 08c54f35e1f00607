// The command lines that people type: each command is a row of commands.mjs, from which its options are read and its help
// is printed.

import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { COMMANDS } from "./commands.mjs";

const HELP = { help: { type: "boolean", about: "prints this" } };

/** Error of a command line that cannot be understood; the message names the options there are. */
export class UsageError extends Error {}

/** The help of a command, as lines of text. */
export function getHelp(name) {
  const { usage = "", about, options = {} } = COMMANDS[name];
  const call = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
  const rows = Object.entries({ ...options, ...HELP }).map(([option, { value, about: does }]) => [
    `--${option}${value === undefined ? "" : `=${value}`}`,
    does,
  ]);
  const width = Math.max(...rows.map(([option]) => option.length));
  const lines = rows.map(([option, does]) => `  ${option.padEnd(width)}  ${does}`);
  return [`${call} -- ${`${usage} [options]`.trim()}`, "", about, "", ...lines].join("\n");
}

/** Error for a command line that the command does not know: the problem, then its help. */
export function usageError(name, problem) {
  return new UsageError(`${problem}\n\n${getHelp(name)}`);
}

/**
 * The options and words of a command line: `{ values, words }`. Throws a `UsageError` for an option that there is not, a
 * value that is missing or too much, and more words than the command takes.
 *
 * @returns {{ values: Readonly<Record<string, string | boolean | undefined>>, words: string[] }}
 */
export function parseCommand(name, args) {
  const { most = 0, options = {} } = COMMANDS[name];
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, ...HELP },
    });
    if (positionals.length > most) throw new TypeError(`${positionals[most]} is one word too many`);
    return { values, words: positionals };
  } catch (error) {
    // The platform's second sentence is about words that begin with a dash.
    throw usageError(name, `${error.message.split(". ")[0]}.`);
  }
}

/** Prints the help where it is asked for and ends the process; else the options and words of this process. */
function readArguments(name) {
  const typed = parseCommand(name, process.argv.slice(2));
  if (!typed.values.help) return typed;
  console.log(getHelp(name));
  process.exit(0);
}

/** Tells of an error. The process ends with 2 where the command line was wrong, with 1 for every other reason. */
function tellError(error) {
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** The options and words that this process was started with; it ends where they ask for help or are wrong. */
export function readCommandLine(name) {
  try {
    return readArguments(name);
  } catch (error) {
    tellError(error);
    process.exit();
  }
}

/**
 * Runs `main` with options and words if its file is the script that was started; a test that imports the file calls what it
 * needs. What `main` rejects with is told, and the command has failed.
 */
export async function runCommand(url, name, main) {
  if (url !== pathToFileURL(process.argv[1] ?? "").href) return;
  try {
    await main(readArguments(name));
  } catch (error) {
    tellError(error);
  }
}
