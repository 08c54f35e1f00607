import { type ComponentType, useEffect, useState } from "react";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { usePagePlace } from "~/ui/navigation";
import { ToastRegion } from "~/ui/toast-region";
import { trackEvent } from "~/ui/track-event";

/** Shows the year of the reader where it has gone on since the page was made. It draws nothing itself. */
function CopyrightYear() {
  useEffect(() => {
    const line = document.querySelector<HTMLElement>("[data-year]");
    const year = new Date().getFullYear();
    if (line === null || year <= Number(line.dataset.year)) return;
    line.textContent = `${line.textContent}`.replace(`${line.dataset.year}`, `${year}`);
  }, []);
  return null;
}

/** The hidden performance monitor. `?perf=1` shows it; its code is loaded only then. */
function PerformanceMonitorSwitch() {
  const wanted = new URLSearchParams(usePagePlace().search).get("perf") === "1";
  const [Monitor, setMonitor] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!wanted) return;
    import("~/features/performance-monitor/ui/performance-monitor.client").then(
      ({ PerformanceMonitor }) => setMonitor(() => PerformanceMonitor),
      (error) => console.warn("performance monitor not loaded", error),
    );
  }, [wanted]);

  return wanted && Monitor !== null ? <Monitor /> : null;
}

/** Where the service worker is served; it must stand at the root to see every page. */
const SERVICE_WORKER_PATH = "/sw.js";

/**
 * Registers the service worker where none answers the page yet, once the client is at work, and tells it which page is
 * open: the first page that a device opens comes before there is a worker to keep it.
 */
function ServiceWorkerRegistration() {
  useEffect(() => {
    if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller !== null) return;
    navigator.serviceWorker
      .register(SERVICE_WORKER_PATH)
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage("opened"))
      .catch((error: unknown) => console.warn("service worker not registered", error));
  }, []);
  return null;
}

function report(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-resource]") : null;
  const id = link?.dataset.resource || link?.closest<HTMLElement>("[data-item]")?.dataset.item;
  if (link !== null && id !== undefined) trackEvent("resource_click", { id, url: link.href });
}

/**
 * Reports the ways out to resources: each link has the id of its own in `data-resource`, or stands in an item that says
 * it. Draws nothing.
 */
function ResourceClicks() {
  useEffect(() => {
    document.addEventListener("click", report);
    return () => document.removeEventListener("click", report);
  }, []);
  return null;
}

/** Reports one page view. It draws nothing. */
function PageViews() {
  const { pathname } = usePagePlace();
  useEffect(() => trackEvent("page_view", { path: pathname }), [pathname]);
  return null;
}

function reportView(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-news]") : null;
  const id = link?.dataset.news;
  if (id === undefined) return;
  navigator.sendBeacon(`/api/news/${id}/view`);
  trackEvent("news_click", { id });
}

/**
 * Counts the views of the page's news. Their links are ordinary and open whatever becomes of the count. Draws nothing.
 */
function NewsViews() {
  useEffect(() => {
    document.addEventListener("click", reportView);
    return () => document.removeEventListener("click", reportView);
  }, []);
  return null;
}

interface PageServicesProps {
  /** Whether a service worker keeps pages for reading without a network. */
  readonly keepsPages: boolean;
}

/** Services of every page, unseen until there is something to say. */
export function PageServices({ keepsPages }: PageServicesProps) {
  const { notifications, close } = useMessages(controlsMessages);
  return (
    <>
      <ToastRegion label={notifications} dismissLabel={close} />
      <PageViews />
      <ResourceClicks />
      <NewsViews />
      <CopyrightYear />
      {keepsPages ? <ServiceWorkerRegistration /> : null}
      <PerformanceMonitorSwitch />
    </>
  );
}
