// Served in place of the service worker while SERVICE_WORKER is "off". It deletes every cached page and removes
// itself.
interface RetiringScope {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const scope = globalThis as unknown as RetiringScope;

async function retire() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(retire()));

export {};
