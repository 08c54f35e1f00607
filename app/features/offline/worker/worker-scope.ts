// The scope of a service worker, as far as its scripts use it: the types of a page do not know it.

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface MessageFromPage extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly url: string } | null;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "message", listener: (event: MessageFromPage) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
