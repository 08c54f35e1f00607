// "Last updated" counts minutes below an hour, hours below a day (1440 minutes), and days from there on.
import { MINUTE_MS } from "~/lib/durations";

export interface TimeAgo {
  readonly unit: "minutes" | "hours" | "days";
  readonly count: number;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** How long ago an instant was, in whole units; a moment ahead of the clock counts as now. Null when unreadable. */
export function timeAgo(at: string, now: number): TimeAgo | null {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS));
  if (Number.isNaN(minutes)) return null;
  if (minutes < HOUR_MINUTES) return { unit: "minutes", count: minutes };
  if (minutes < DAY_MINUTES) return { unit: "hours", count: Math.floor(minutes / HOUR_MINUTES) };
  return { unit: "days", count: Math.floor(minutes / DAY_MINUTES) };
}
