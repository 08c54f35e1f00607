// No visitor's request may read more of the database than a page can show, however much is stored. Otherwise a few
// hundred requests that read an archive of a year would use up a day's allowance. rows-read.release.test.ts fills a larger
// archive.
import { testRowsRead } from "./rows-of-archive";

testRowsRead(5_000);
