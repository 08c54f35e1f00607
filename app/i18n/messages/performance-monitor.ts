import type { FpsRating } from "~/features/performance-monitor/core/fps-rating";
import type { Messages } from "~/i18n/translate";

const enRatings: Readonly<Record<FpsRating, string>> = {
  excellent: "excellent",
  good: "good",
  fair: "fair",
  poor: "poor",
};

/** The hidden performance monitor. */
const en = {
  label: "Performance monitor",
  measuring: "Counting frames...",
  rate: (fps: number, rating: FpsRating) => `${fps} fps, ${enRatings[rating]}`,
};

const ptBrRatings: Readonly<Record<FpsRating, string>> = {
  excellent: "excelente",
  good: "bom",
  fair: "regular",
  poor: "ruim",
};

const ptBr: typeof en = {
  label: "Monitor de desempenho",
  measuring: "Contando quadros...",
  rate: (fps, rating) => `${fps} qps, ${ptBrRatings[rating]}`,
};

export const performanceMonitorMessages: Messages<typeof en> = { en, "pt-br": ptBr };
