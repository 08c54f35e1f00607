import type { Server } from "node:http";

/** A server that listens on this machine alone: its host with port, and how to end it with all its connections. */
export interface LocalServer {
  readonly host: string;
  close(): Promise<void>;
}

/** Starts to listen; port 0 takes a free one. */
export async function listen(server: Server, port = 0): Promise<LocalServer> {
  // If a connection were closed while it is being used again, that would be a fault that no test asked for.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    host: `127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
