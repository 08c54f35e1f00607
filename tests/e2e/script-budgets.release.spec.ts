// Loads of every page before a touch.
import { declareLoads } from "./script-loads";

declareLoads({ isSample: false });
