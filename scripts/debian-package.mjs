import { existsSync } from "node:fs";
import { run } from "./project-node.mjs";

export const IS_DEBIAN = existsSync("/etc/debian_version");

/** Installs a package of the distribution where no question is asked: on Debian, as root. */
export async function installDebianPackage(name) {
  if (!IS_DEBIAN || process.getuid?.() !== 0) return;
  console.log(`Installing the ${name} package ...`);
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet);
}
