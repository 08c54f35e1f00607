import type { FpsRating } from "~/features/performance-monitor/core/fps-rating";
import type { PerformanceMonitorMessages } from "~/i18n/messages/en/performance-monitor";

const ratings: Readonly<Record<FpsRating, string>> = {
  excellent: "excelente",
  good: "bom",
  fair: "regular",
  poor: "ruim",
};

export const performanceMonitor: PerformanceMonitorMessages = {
  label: "Monitor de desempenho",
  measuring: "Contando quadros...",
  rate: (fps, rating) => `${fps} qps, ${ratings[rating]}`,
};
