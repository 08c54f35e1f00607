// `npm run build`: builds the site in any case, and writes down of which sources, as a start does.
import { ensureBuilt } from "./build.mjs";
import { readCommandLine } from "./run-command.mjs";

readCommandLine("build");
process.exit((await ensureBuilt({ anew: true })) ? 0 : 1);
