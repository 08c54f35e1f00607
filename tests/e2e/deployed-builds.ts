// Stands before the site of the journeys as the host does and hands it out as one build after the other: the files of
// each have names of their own, and those of the builds before are gone.
import { createServer, type Server, type ServerResponse } from "node:http";

/** Where a page, a script or a list names a file of the build. */
const NAMED_FILE = /(assets\/|["'`]\.\/)([\w.-]+\.(?:js|css|json|svg))/g;
const TEXT = /^(?:text\/|application\/json)/;

/** Host of deployed builds at an address of its own, in front of the site at `upstream`. */
export class DeployedBuilds {
  #build = 1;
  /** Set while files that nobody has yet do not come. */
  losesFiles = false;
  /** Paths that browsers have asked for. */
  readonly asked = new Set<string>();
  readonly #server: Server;

  constructor(public upstream: string) {
    this.#server = createServer(({ url = "/", headers }, response) => {
      this.#answer(url, headers.accept ?? "", response).catch(() => response.destroy());
    });
  }

  /** The address at which browsers find it. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Replaces the build by a newer one. */
  deploy(): void {
    this.#build += 1;
  }

  /** Beginning of the names of the files of this build. */
  get prefix(): string {
    return `build${this.#build}-`;
  }

  async #answer(path: string, accept: string, response: ServerResponse): Promise<void> {
    this.asked.add(path);
    const isFile = path.startsWith("/assets/");
    if (isFile && (this.losesFiles || !path.startsWith(`/assets/${this.prefix}`))) {
      response.writeHead(this.losesFiles ? 503 : 404).end();
      return;
    }
    const answer = await fetch(this.upstream + path.replace(this.prefix, ""), {
      headers: { accept },
      redirect: "manual",
    });
    // The text is sent as it was read, with a tag that is its own no more.
    const sent = [...answer.headers].filter(
      ([name]) =>
        !/^(?:content-(?:length|encoding)|transfer-encoding|etag|connection|keep-alive)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(sent));
    if (!TEXT.test(answer.headers.get("Content-Type") ?? ""))
      return void response.end(Buffer.from(await answer.arrayBuffer()));
    const text = (await answer.text()).replace(NAMED_FILE, `$1${this.prefix}$2`);
    response.end(path === "/sw.js" ? `${text}\n// ${this.prefix}` : text);
  }
}
