// Served in place of the service worker while SERVICE_WORKER is "off". It deletes every cached page and removes
// itself.
import { scope } from "./worker-scope";

async function retire() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(retire()));
