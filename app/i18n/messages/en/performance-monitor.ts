import type { FpsRating } from "~/features/performance-monitor/core/fps-rating";

const ratings: Readonly<Record<FpsRating, string>> = {
  excellent: "excellent",
  good: "good",
  fair: "fair",
  poor: "poor",
};

/** The hidden performance monitor. */
export const performanceMonitor = {
  label: "Performance monitor",
  measuring: "Counting frames...",
  rate: (fps: number, rating: FpsRating) => `${fps} fps, ${ratings[rating]}`,
};

export type PerformanceMonitorMessages = typeof performanceMonitor;
