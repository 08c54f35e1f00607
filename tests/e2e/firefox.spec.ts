// Journeys that only Firefox can break; firefox.release.spec.ts has all journeys in it.
import { declareSample } from "./firefox-journeys";

declareSample();
