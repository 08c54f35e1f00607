// Dependencies of the site: none of them unchecked.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("..", import.meta.url);

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

test("every package is locked by its content, and only those named here run a script when installed", () => {
  const lock: { packages: Record<string, Locked>; [rest: string]: unknown } = JSON.parse(
    readFileSync(new URL("package-lock.json", ROOT), "utf8"),
  );
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
  const unchecked = packages.filter(([, { integrity, link }]) => !integrity && !link);
  expect(unchecked.map(([path]) => path)).toEqual([]);
  const { allowScripts } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"));
  const scripted = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? path);
  expect(scripted.filter((name) => name !== "fsevents" && !Object.hasOwn(allowScripts, name))).toEqual([]);
});

test("the lock file names every part of every package, so that `npm ci` takes it", () => {
  const {
    packages,
  }: { packages: Record<string, { readonly optionalDependencies?: Record<string, string> }> } = JSON.parse(
    readFileSync(new URL("package-lock.json", ROOT), "utf8"),
  );
  // A package finds what it needs in its own folder or in one above.
  const isLocked = (from: string, name: string): boolean =>
    Object.hasOwn(packages, `${from === "" ? "" : `${from}/`}node_modules/${name}`) ||
    (from !== "" && isLocked(from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1)), name));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});
