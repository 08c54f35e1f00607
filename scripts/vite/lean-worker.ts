import { dirname, relative } from "node:path/posix";
import type { PluginOption, Rollup } from "vite";
import { DATA_NAME, leanScript } from "./lean-script/lean-script";

/** A text module of the upload, beside the scripts. */
const TEXT_FILE = "assets/data.txt";
const TEXT_NAME = "textOfWorker";

/** In ASCII, so that the engine need not decode the text when it takes it over. */
function toAscii(json: string): string {
  return json.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Collects the data of scripts into one text. */
function createText() {
  let text = "";
  return {
    whole: () => text,
    /** The script without its data, which it reads from the text when it is evaluated. */
    withoutData({ fileName, code: written }: Rollup.OutputChunk): string {
      if (written.includes(TEXT_NAME)) throw new Error(`${fileName} has a ${TEXT_NAME} of its own`);
      const { code, data } = leanScript(written);
      if (data.length === 0) return code;
      const json = toAscii(JSON.stringify(data));
      const from = text.length;
      text += json;
      const path = relative(dirname(fileName), TEXT_FILE);
      const address = path.startsWith(".") ? path : `./${path}`;
      return `import ${TEXT_NAME} from"${address}";const ${DATA_NAME}=JSON.parse(${TEXT_NAME}.slice(${from},${text.length}));${code}`;
    },
  };
}

/**
 * Takes the plain data out of the Worker's scripts into one text. The engine reads every script of an upload before
 * the Worker answers anything, also those that are imported later, and a text costs it nearly nothing until a script
 * parses its part.
 */
export function leanWorker(): PluginOption {
  return {
    name: "lean-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    generateBundle: {
      // When the scripts are as they go out.
      order: "post",
      handler(_, bundle) {
        const text = createText();
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = text.withoutData(file);
        if (text.whole() === "") this.error("no script of the Worker has data");
        this.emitFile({ type: "asset", fileName: TEXT_FILE, source: text.whole() });
      },
    },
  };
}
