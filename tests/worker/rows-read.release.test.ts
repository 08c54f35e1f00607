// As rows-read.test.ts, with so many articles that a part of the archive is seen, too, where a request reads one.
import { testRowsRead } from "./rows-of-archive";

testRowsRead(50_000);
