import { pathToFileURL } from "node:url";

/**
 * Runs `main` with the arguments if its file is the script that was started; a test that imports the file calls what it
 * needs. What `main` rejects with is told, and the command has failed.
 */
export async function runCommand(url, main) {
  if (url !== pathToFileURL(process.argv[1] ?? "").href) return;
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
