// `npm run bench:search`: how well the search answers the judged questions of tests/fixtures/search, and how large its
// index is.
import { loadSource } from "./load-source.mjs";
import { readCommandLine } from "./run-command.mjs";

const { worst } = readCommandLine("bench:search").values;
const { reportOn } = await loadSource("tests/search-report.ts");
for (const line of reportOn({ withWorst: worst })) console.log(line);
