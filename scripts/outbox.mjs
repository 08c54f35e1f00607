// `npm run outbox`: the mails of a local site without a mail provider.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project-node.mjs";
import { queryDatabase } from "./query-database.mjs";
import { runCommand } from "./run-command.mjs";

const MOST_MAILS = 50;
const OPENERS = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };

const MAILS = `
  select created_at as createdAt, state, message from mails
  where message is not null order by created_at desc, rowid desc limit ${MOST_MAILS}`;

/** The mails that still have their text, newest first. */
async function readOutbox() {
  const rows = await queryDatabase(MAILS);
  return rows.map(({ message, ...row }) => ({ ...row, ...JSON.parse(message) }));
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

await runCommand(import.meta.url, "outbox", async ({ words: [number], values }) => {
  const mails = await readOutbox();
  if (number === undefined) return list(mails);
  const mail = mails[Number(number) - 1];
  if (mail === undefined) throw new Error(`There is no mail ${number}; the outbox holds ${mails.length}.`);
  open(mail, !values.print);
});
