// `npm run outbox`: the mails of a local site without a mail provider, newest first. `npm run outbox 2` prints
// the second one as text and opens its HTML in the browser; `-- --print` leaves the browser alone.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./project-node.mjs";

const MOST_MAILS = 50;
const OPENERS = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };

/** The rows of a query on the local database, which may be in use by a running site. */
export function queryLocal(sql, state = process.env.STATE_DIR ?? ".wrangler/state") {
  const { status, stdout, stderr } = spawnSync(
    "wrangler",
    ["d1", "execute", "DB", "--local", "--persist-to", state, "--json", "--command", sql],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === "win32",
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" },
    },
  );
  if (status !== 0) throw new Error(`The local database could not be read.\n${stderr || stdout}`);
  return JSON.parse(stdout.slice(stdout.indexOf("[")))[0].results;
}

/** The mails of the outbox that still have their text, newest first. */
export function readOutbox(state) {
  const rows = queryLocal(
    `select created_at, state, message from mails where message is not null order by created_at desc, rowid desc limit ${MOST_MAILS}`,
    state,
  );
  return rows.map(({ created_at, state: mailState, message }) => ({
    createdAt: created_at,
    state: mailState,
    ...JSON.parse(message),
  }));
}

function list(mails) {
  if (mails.length === 0) {
    console.log("The outbox is empty. Sign up on the site, then look again.");
    return;
  }
  for (const [index, { createdAt, to, subject, state }] of mails.entries()) {
    const at = createdAt.slice(0, 16).replace("T", " ");
    console.log(`${String(index + 1).padStart(3)}  ${at}  ${state.padEnd(7)} ${to}  ${subject}`);
  }
  console.log("\nOpen one: npm run outbox 1");
}

function open(mail, inBrowser) {
  const folder = join(ROOT, ".cache", "outbox");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${mail.createdAt.replace(/\D/g, "")}.html`);
  writeFileSync(file, mail.html);
  const headers = { From: mail.from, To: mail.to, Subject: mail.subject, ...mail.headers };
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
  console.log(`\n${mail.text}\nHTML: ${file}`);
  if (!inBrowser) return;
  const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, file], { stdio: "ignore", detached: true })
    .on("error", () => console.log("No browser could be opened; open the file above."))
    .unref();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [number] = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
  const mails = readOutbox();
  const mail = mails[Number(number) - 1];
  if (number === undefined) list(mails);
  else if (mail === undefined) console.log(`There is no mail ${number}; the outbox holds ${mails.length}.`);
  else open(mail, !process.argv.includes("--print"));
}
