// As rows-read.test.ts, with an archive large enough to show a request that reads a part of it.
import { testRowsRead } from "./rows-of-archive";

testRowsRead(50_000);
