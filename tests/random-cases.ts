// Property tests draw the same cases in every run, so that none of them fails by chance in a change that has nothing to
// do with it. DRAWN_FROM=12345 draws others, for who looks for faults.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.DRAWN_FROM ?? 2026) });
