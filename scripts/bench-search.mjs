// `npm run bench:search`: how well the search answers the judged questions of tests/fixtures/search, and how large its
// index is. With `-- --worst` it lists the questions that pull the figures down.
import { loadSource } from "./load-source.mjs";

const { reportOn } = await loadSource("tests/search-report.ts");
for (const line of reportOn({ withWorst: process.argv.includes("--worst") })) console.log(line);
