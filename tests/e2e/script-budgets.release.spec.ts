// What every page loads before a touch.
import { declareLoads } from "./script-loads";

declareLoads({ isSample: false });
