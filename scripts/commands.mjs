// The commands that people type: the words and options of each, and what its `--help` says.
import { LOCALES } from "../app/addresses/languages.ts";
import { WITHDRAWAL_REASONS } from "../app/features/news/core/withdrawal.ts";

const REMOTE = { type: "boolean", about: "asks production, not this machine" };
const flag = (about) => ({ type: "boolean", about });
const text = (value, about) => ({ type: "string", value, about });

/**
 * By name: the words that may follow (`usage`, at most `most`), what the command does, and its options as
 * `util.parseArgs` takes them, each with what it does and the name of its value.
 */
export const COMMANDS = {
  start: {
    about: `Installs, builds, migrates a local database, fetches the news and serves the site on http://localhost:8787.
PORT names another port, STATE_DIR another folder of data, on which one site runs at a time. EXAMPLES=off leaves out the
examples of what only the author knows; a value of your own replaces its example. Sample news leave the page as soon as a
real source has answered. Another value or port renders the prerendered pages anew.`,
  },
  dev: {
    about:
      "Serves the site from its sources, on the data of `npm start`, and loads open pages again after a change.",
  },
  test: {
    about: `Checks everything: types, lint, dead code, byte budgets, unit tests, tests in the workers runtime, starts of the
site, journeys in Chromium and Firefox. A journey that failed once is tried once more and named at the end. What the steps
wrote is in .cache/reports. It takes the Chromium of CHROME_PATH, of Playwright's folder or of the system, else fetches one;
without a Firefox its journeys are left out, and a line says so. The fonts of both come from packages.`,
  },
  build: { about: "Builds the site in any case, and writes down of which sources, as a start does." },
  check: {
    usage: "[COMMIT]",
    most: 1,
    about: `Types, lint and the unit tests that a change touches. The change is what is not committed; where all is, everything
since main. COMMIT compares with another commit.`,
  },
  "check:release": {
    about: `The proofs that take too long for every change: *.release.test.ts and *.release.spec.ts. \`npm run deploy\` begins
with them; CHECKS=release npx vitest run FILE runs one. They walk over every page in both languages at
every width and in the letters of other readers, weigh its scripts, translate and print each kind, take every journey in
Firefox, build a clone in a folder with an accent, kill the news pipeline at every step in every way, read an archive of
50,000 articles, carry out the recipes and a third language on a copy, and wait for hot reload.`,
  },
  deploy: {
    about: `Checks the configuration, builds, runs the long proofs, prerenders the pages, draws the preview pictures that
changed, migrates, prints the retargeted links and deploys. Refuses while a value is missing or wrong. Of secrets it sees the
names, and the values only as far as .dev.vars has them too. Between migration and new Worker the old one may not find what
it asks the database for: for seconds a reader gets a page without its news, which is not kept.`,
    options: {
      "dry-run": flag("checks, builds and packs without a network or proofs"),
      build: flag("the build command of Workers Builds: refuses, builds, checks types, lint and unit tests"),
      publish: flag("the deploy command of Workers Builds: migrates and deploys what --build has made"),
    },
  },
  doctor: {
    about: `Every configuration value: what it does, what holds without it, whether it is a secret, and whether it is set, missing
or wrong, but never the value. Then what a deployment lacks, retargets that cannot be followed, and whether the prerendered
pages of a running site say what its Worker says.`,
    options: { remote: REMOTE },
  },
  stats: {
    about: "Scans of short links by month and id, and the codes that readers tried in vain.",
    options: { remote: REMOTE },
  },
  facts: {
    about: `How many records of each kind, and for tools how many answers to each question, rest on what; the oldest texts; what
to read first, and the rules of law to read again, with their addresses; last the addresses outside that have moved, gone or
changed, as the weekly watch saw them. \`npm run read\` opens the texts of a tool and writes down what was read, a price
stands in app/content/plan-prices.server.ts.`,
    options: {
      all: flag("prints the whole lists"),
      remote: { ...REMOTE, about: "asks production for the addresses" },
    },
  },
  read: {
    usage: "ID [QUESTION]",
    most: 2,
    about: `Opens each text that the facts of a tool rest on in Chromium, on this machine, and shows its sentences about age,
guardians, training, retention and price beside what is recorded. You answer fact by fact: unchanged writes the month,
changed writes value, texts and a line of change, anything else writes nothing. QUESTION is one fact of those that
\`npm run facts\` names. A text that does not open is said not to, and nothing can be answered about it.`,
  },
  languages: {
    about: `What a language that is marked as incomplete still lacks, by file, and which of its texts were translated from an
older text of their source.`,
    options: { seen: flag("notes that every translation fits its source as it stands now") },
  },
  proof: {
    usage: "[FOLDER]",
    most: 1,
    about: `Writes every printed code in every language as SVG and PDF for the printer, and proof.html to sign, into FOLDER, proof unless
told. Each module is a whole number of dots at 300 and 600 dpi, and each code is read again. Refuses below 0.4 mm a module or
20 mm a side, and while SITE_ORIGIN is this machine or an example.`,
    options: { side: text("MM", "the least side of a code, quiet zone not counted; 25 unless told") },
  },
  ark: {
    usage: "[FOLDER]",
    most: 1,
    about: `Writes the whole site as plain files that any web server serves, with checksums and the way to keep the book alive, into
FOLDER and FOLDER.zip, ark unless told. What needs the running site says so in it. The same sources, configuration and targets of
your own give the same bytes.`,
    options: { remote: REMOTE },
  },
  edition: {
    usage: "[FILE]",
    most: 1,
    about: `What the next edition of the book should know: for each printed place, in the order of the book, what changed since, its
scans, and then the codes tried and the words searched for in vain, and the links that are dead. It writes the same as CSV into
FILE, edition.csv unless told.`,
    options: {
      since: text("DATE", "the day of the last printing; the newest of the content unless told"),
      remote: REMOTE,
    },
  },
  change: {
    usage: "[ID FIELD]",
    most: 2,
    about: `Names the values of records, their evidence and rules that changed without a line. ID and FIELD write that line into app/content/changes: what stood there, what stands there now, why, and who
says so. It asks for each; "none" stands for a date that no text bears.`,
  },
  outbox: {
    usage: "[NUMBER]",
    most: 1,
    about:
      "The mails of a local site without a mail provider, newest first; NUMBER opens one in the browser.",
    options: { print: flag("prints it only") },
  },
  picture: {
    usage: "[ORIGIN]",
    most: 1,
    about:
      "Draws .github/site.webp, the picture at the head of the README: the home page by day and by night, of the site that runs at ORIGIN, http://localhost:8787 unless told.",
  },
  link: {
    usage: "[ID [TARGET]]",
    most: 2,
    about: `The short links that you retargeted; ID shows one, TARGET sets it. A target is a path of the site or an https address,
never another short link.`,
    options: {
      remove: flag("gives the built-in target back"),
      new: flag("makes a short link that no item has"),
      ...Object.fromEntries(LOCALES.map((language) => [language, flag("is for this language alone")])),
      remote: REMOTE,
    },
  },
  "links:publish": {
    about:
      "What KV holds beside the built-in targets. It writes over none; a target under a former key is carried over.",
    options: { remote: REMOTE },
  },
  article: {
    usage: "ID | check ID",
    most: 2,
    about: `Shows an article by its id or address. One of the first options changes it. \`check\` replays its summary: prompt, check
and replacement, sentence by sentence; the answer is a file's or that of the first configured model. The text of an article
goes once its summary is final; then --text gives it. Without --remote no site may run on the data.
REASON is one of ${WITHDRAWAL_REASONS.join(", ")}.`,
    options: {
      withdraw: text("REASON", "takes it off the site; its address answers with the reason"),
      "bring-back": flag("shows it again"),
      feature: flag("puts it first while it is among the newest"),
      unfeature: flag("no longer puts it first"),
      anew: flag("takes its summary away and has it written again from the excerpt"),
      answer: text("FILE", "with check: a model's answer"),
      text: text("FILE", "with check: the article's text"),
      remote: REMOTE,
    },
  },
  backup: {
    usage: "[FOLDER]",
    most: 1,
    about: `Writes subscribers, articles, counts and retargets into files that only you can read (backup/DATE), and names the
secrets, which no backup holds. A local site is backed up while it is stopped; STATE_DIR names another folder of data.`,
    options: { remote: REMOTE },
  },
  restore: {
    usage: "FOLDER",
    most: 1,
    about: `Writes a backup into an empty, migrated database, and counts every table again. A local site must be stopped;
STATE_DIR names another folder of data.`,
    options: {
      replace: flag("deletes first what is there; the newsletter stays, and only what it lacks is added"),
      remote: REMOTE,
    },
  },
  bench: {
    about: `What pages cost in CPU, as ratios to a Worker that sends the same bytes and does nothing else, and a minute of load while
the pipeline runs. Needs Linux. Results and budgets: scripts/bench/RESULTS.md. \`npm run bench:news\` runs a hundred sources of
two hundred new articles through the pipeline, and fills the archive with 50,000.`,
    options: {
      browser: flag("adds what a visitor waits for"),
      "start-up": flag("measures the start of the Worker alone"),
      beside: text("FOLDER", "measures the built checkout in that folder and this one in turn"),
      rounds: text("NUMBER", "5 unless told"),
    },
  },
  "bench:plan": {
    about: `Lives through a day of page views and counts what it takes of Cloudflare's free plan; fails above half of a count. Before
it, two weeks of the link watch are counted. Needs Linux and some minutes.`,
    options: {
      views: text("NUMBER", "10,000 unless told"),
      links: flag("counts the weeks of the link watch alone"),
    },
  },
  "bench:search": {
    about:
      "How well the search answers the judged questions of tests/fixtures/search, and how large its index is.",
    options: { worst: flag("lists the questions that pull the figures down") },
  },
  "bench:check": {
    about: `What the check of summaries refuses, on invented sentences by writers who have not seen its rules
(tests/fixtures/summaries). It writes the figures that the pipeline page publishes; a change of the rules needs new articles.`,
    options: { show: flag("prints each sentence that was judged wrongly") },
  },
};
