// The ratings of the hidden performance monitor: 55 frames per second or more are excellent, 45 good, 30 fair,
// fewer are poor.

export type FpsRating = "excellent" | "good" | "fair" | "poor";

const FLOORS: readonly (readonly [FpsRating, number])[] = [
  ["excellent", 55],
  ["good", 45],
  ["fair", 30],
];

/** The rating of a number of frames per second. */
export function rateFps(fps: number): FpsRating {
  return FLOORS.find(([, floor]) => fps >= floor)?.[0] ?? "poor";
}

/** Frames per second, rounded, from the instants of the frames of one stretch in milliseconds. */
export function framesPerSecond(frameTimes: readonly number[]): number {
  const first = frameTimes[0];
  const last = frameTimes.at(-1);
  if (first === undefined || last === undefined || last <= first) return 0;
  return Math.round(((frameTimes.length - 1) * 1000) / (last - first));
}
