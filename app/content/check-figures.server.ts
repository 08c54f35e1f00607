// What the check of summaries was measured to do. Written by `npm run bench:check`; do not edit.
import type { CheckFigures } from "~/features/news/core/run/check-figures";

export const CHECK_FIGURES: CheckFigures | null = null;
