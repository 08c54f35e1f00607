import { fileURLToPath } from "node:url";

/**
 * Path of a file beside the module at `base`, as Vite writes it: with slashes on Windows too. Not the pathname of the
 * URL, in which a blank or an accent of the folder is escaped.
 */
export function modulePath(relative: string, base: string): string {
  return fileURLToPath(new URL(relative, base)).replaceAll("\\", "/");
}
