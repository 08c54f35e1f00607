import type { Plugin } from "vite";

type Documents = typeof import("../../app/page-parts/site-documents.server");
type Writer = typeof import("../../app/features/documents/core/write-docx");
type Languages = typeof import("../../app/addresses/languages");
type Paths = typeof import("../../app/features/documents/core/document-path");

const FOLDER = "/downloads/";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Files to edit are written when the site is finished. The dev server finishes none, and makes each on request. */
export function documentsInDevServer(): Plugin {
  return {
    name: "documents-in-dev-server",
    apply: "serve",
    configureServer(server) {
      const load = <Module>(path: string) => server.ssrLoadModule(`/app/${path}`) as Promise<Module>;

      async function makeDocument(path: string, origin: string): Promise<ArrayBuffer | null> {
        const { LOCALES } = await load<Languages>("addresses/languages.ts");
        const { documentPath } = await load<Paths>("features/documents/core/document-path.ts");
        const { listSiteDocuments } = await load<Documents>("page-parts/site-documents.server.ts");
        const { writeDocx } = await load<Writer>("features/documents/core/write-docx.ts");
        for (const locale of LOCALES) {
          const found = listSiteDocuments(locale, origin).find(
            ({ document }) => documentPath(document.id, locale) === path,
          );
          if (found !== undefined) return writeDocx(found.document, found.address, found.code);
        }
        return null;
      }

      server.middlewares.use((request, response, next) => {
        const [path = ""] = (request.originalUrl ?? "").split("?");
        if (!path.startsWith(FOLDER) || !path.endsWith(".docx")) return next();
        makeDocument(path, `http://${request.headers.host}`).then((bytes) => {
          if (bytes === null) return next();
          response.setHeader("Content-Type", DOCX);
          response.end(Buffer.from(bytes));
        }, next);
      });
    },
  };
}
