import type { PluginOption } from "vite";
import { modulePath } from "./module-path";

/** What a package brings along and the Worker never runs, by what takes its place. */
const STAND_INS: Readonly<Record<string, string>> = {
  // The module it names itself brings an older renderer along.
  "react-dom/server": modulePath(
    "../../node_modules/react-dom/cjs/react-dom-server.browser.production.min.js",
    import.meta.url,
  ),
  "react-dom": modulePath("./react-dom-without-a-dom.ts", import.meta.url),
  // CommonJS, which cannot be left out in part: cookies, sessions and uploads would come along.
  "@remix-run/cloudflare": "@remix-run/server-runtime",
};

/** Puts the stand-ins into the Worker. One that nobody asks for any more fails the build. */
export function serverStandIns(): PluginOption {
  const unmet = new Set(Object.keys(STAND_INS));
  return {
    name: "server-stand-ins",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    async resolveId(source, importer) {
      const standIn = STAND_INS[source];
      if (standIn === undefined) return null;
      unmet.delete(source);
      return this.resolve(standIn, importer, { skipSelf: true });
    },
    generateBundle() {
      if (unmet.size > 0) this.error(`nothing imports ${[...unmet].join(", ")}: its stand-in can go`);
    },
  };
}
