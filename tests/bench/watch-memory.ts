// Prints how much memory workerd held at most: runtime, isolates and databases together.
import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 200;

function readStatus(pid: string): { name: string; parent: string; peakKilobytes: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, "m").exec(status)?.[1] ?? "";
    return { name: field("Name"), parent: field("PPid"), peakKilobytes: Number(field("VmHWM")) };
  } catch {
    return null;
  }
}

function isDescendant(pid: string): boolean {
  for (let at = pid; at !== "0" && at !== ""; at = readStatus(at)?.parent ?? "") {
    if (at === String(process.pid)) return true;
  }
  return false;
}

/** Linux only; elsewhere nothing is printed. */
export default function watchMemory(): () => void {
  const peaks = new Map<string, number>();
  const timer = setInterval(() => {
    let pids: string[] = [];
    try {
      pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    } catch {
      clearInterval(timer);
    }
    for (const pid of pids) {
      const status = readStatus(pid);
      if (status?.name === "workerd" && isDescendant(pid)) peaks.set(pid, status.peakKilobytes);
    }
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const kilobytes of peaks.values()) {
      console.log(`workerd held ${Math.round(kilobytes / 1024)} MB at most`);
    }
  };
}
