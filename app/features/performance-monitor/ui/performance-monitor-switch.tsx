import { type ComponentType, useEffect, useState } from "react";
import { usePagePlace } from "~/ui/navigation";

/** The hidden performance monitor. `?perf=1` shows it; its code is loaded only then. */
export function PerformanceMonitorSwitch() {
  const wanted = new URLSearchParams(usePagePlace().search).get("perf") === "1";
  const [Monitor, setMonitor] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!wanted) return;
    import("./performance-monitor.client").then(
      ({ PerformanceMonitor }) => setMonitor(() => PerformanceMonitor),
      (error) => console.warn("performance monitor not loaded", error),
    );
  }, [wanted]);

  return wanted && Monitor !== null ? <Monitor /> : null;
}
