import { startIslands } from "~/islands/start";

startIslands();
