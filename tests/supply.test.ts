// What goes out, and what it is made of: nothing of ours that is secret, nothing of others that is unchecked.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONFIGURATION } from "../scripts/configuration.mjs";

const ROOT = new URL("..", import.meta.url);
const CLIENT = new URL("build/client/", ROOT);

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

test("the files a browser gets hold no source map and do not know that there are secrets", () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => /\.map$|\.(?:ts|tsx|sql|toml)$|\.dev\.vars/.test(name))).toEqual([]);
  const secrets = CONFIGURATION.filter((variable) => "secret" in variable).map(({ name }) => name);
  expect(secrets.length).toBeGreaterThan(3);
  for (const file of files.filter((name) => /\.(?:js|css|html|webmanifest)$/.test(name))) {
    const text = readFileSync(new URL(file, CLIENT), "utf8");
    expect(
      secrets.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
    expect(text.includes("sourceMappingURL"), file).toBe(false);
  }
});

test("every package is locked by its content, and only those named here run a script when installed", () => {
  const lock: { packages: Record<string, Locked>; [rest: string]: unknown } = JSON.parse(
    readFileSync(new URL("package-lock.json", ROOT), "utf8"),
  );
  const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
  expect(packages.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
  const { allowScripts } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"));
  const scripted = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? path);
  expect(scripted.filter((name) => name !== "fsevents" && !Object.hasOwn(allowScripts, name))).toEqual([]);
});
