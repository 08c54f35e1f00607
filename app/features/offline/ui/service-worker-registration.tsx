import { useEffect } from "react";

/** Where the service worker is served; it must stand at the root to see every page. */
const SERVICE_WORKER_PATH = "/sw.js";

/**
 * Registers the service worker where none answers the page yet, once the client is at work, and tells it which page is
 * open: the first page that a device opens comes before there is a worker to keep it.
 */
export function ServiceWorkerRegistration() {
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
