import type { Plugin } from "vite";

type Documents = typeof import("../../app/page-parts/site-documents.server");

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Serves the files to edit, which prerendering writes for the site, from the dev server, on request. */
export function documentsInDevServer(): Plugin {
  return {
    name: "documents-in-dev-server",
    apply: "serve",
    configureServer(server) {
      async function makeDocument(path: string, origin: string): Promise<ArrayBuffer | undefined> {
        const module = await server.ssrLoadModule("/app/page-parts/site-documents.server.ts");
        const made: ArrayBuffer[] = [];
        const isWanted = (written: string) => written === path;
        await (module as Documents).writeSiteDocuments(origin, (_, bytes) => made.push(bytes), isWanted);
        return made[0];
      }

      server.middlewares.use((request, response, next) => {
        const [path = ""] = (request.originalUrl ?? "").split("?");
        if (!path.endsWith(".docx")) return next();
        makeDocument(path, `http://${request.headers.host}`).then((bytes) => {
          if (bytes === undefined) return next();
          response.setHeader("Content-Type", DOCX);
          response.end(Buffer.from(bytes));
        }, next);
      });
    },
  };
}
