import { useEffect, useState } from "react";
import { framesPerSecond, rateFps } from "~/features/performance-monitor/core/fps-rating";
import { performanceMonitorMessages } from "~/i18n/messages/performance-monitor";
import { useMessages } from "~/i18n/translate";
import styles from "./performance-monitor.module.css";

/** The rate is taken over stretches of this length. */
const STRETCH_MS = 1000;

/** Frames per second with their rating, in a corner; the rate of every stretch goes to the console. */
export function PerformanceMonitor() {
  const text = useMessages(performanceMonitorMessages);
  const [fps, setFps] = useState<number | null>(null);

  useEffect(() => {
    let times: number[] = [];
    let request = requestAnimationFrame(countFrame);

    function countFrame(time: number) {
      times.push(time);
      if (time - (times[0] ?? time) >= STRETCH_MS) {
        const rate = framesPerSecond(times);
        console.info("performance", { fps: rate, rating: rateFps(rate) });
        setFps(rate);
        times = [time];
      }
      request = requestAnimationFrame(countFrame);
    }

    // A hidden tab draws no frames, so a stretch with a hidden tab says nothing.
    function startAnew() {
      times = [];
    }
    document.addEventListener("visibilitychange", startAnew);
    return () => {
      cancelAnimationFrame(request);
      document.removeEventListener("visibilitychange", startAnew);
    };
  }, []);

  return (
    <aside aria-label={text.label} className={`tabular ${styles.monitor}`} data-print="hide">
      {fps === null ? text.measuring : text.rate(fps, rateFps(fps))}
    </aside>
  );
}
