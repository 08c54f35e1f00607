import { declareAll } from "./firefox-journeys";

declareAll();
