// Says what the type checker finds in the project once recipes are followed, and again in their files alone once some of
// them are forgotten. It is a process of its own, because it is at work for long, and one for both, because most of that
// time goes into what no recipe changes. Nothing is written: `node check-types.mjs FILE` takes the texts from a file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "..", "..");
/** Texts by file of the project. A file without one is not there. */
const { followed, forgotten } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));

const config = ts.getParsedCommandLineOfConfigFile(
  join(ROOT, "tsconfig.json"),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => console.error(problem.messageText) },
);
if (config === undefined) throw new Error("the settings of the type checker cannot be read");
const { options, fileNames } = config;

/** Parsed files that no recipe touches. */
const read = new Map();

function hostWith(texts) {
  const host = ts.createCompilerHost(options);
  const getSourceFile = (path, ...rest) => {
    if (texts.has(path)) return ts.createSourceFile(path, texts.get(path), ...rest);
    if (!read.has(path)) read.set(path, host.getSourceFile(path, ...rest));
    return read.get(path);
  };
  return {
    ...host,
    fileExists: (path) => (texts.has(path) ? texts.get(path) !== null : host.fileExists(path)),
    readFile: (path) => (texts.has(path) ? (texts.get(path) ?? undefined) : host.readFile(path)),
    getSourceFile,
  };
}

/** The project with these texts in place of its own. */
function programWith(state, former) {
  const texts = new Map(Object.entries(state).map(([file, text]) => [join(ROOT, file), text]));
  const own = [...texts].flatMap(([path, text]) =>
    text !== null && /\.tsx?$/.test(path) && !fileNames.includes(path) ? [path] : [],
  );
  const rootNames = [...fileNames.filter((path) => texts.get(path) !== null), ...own];
  return {
    program: ts.createProgram({ rootNames, options, host: hostWith(texts), oldProgram: former }),
    paths: [...texts.keys()],
  };
}

function toText(problems) {
  return ts.formatDiagnostics(problems, {
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (path) => path,
    getNewLine: () => "\n",
  });
}

const whole = programWith(followed);
const ofFollowed = toText([...config.errors, ...ts.getPreEmitDiagnostics(whole.program)]);
const { program, paths } = programWith(forgotten, whole.program);
const problems = paths.flatMap((path) => {
  const file = program.getSourceFile(path);
  return file === undefined ? [] : program.getSemanticDiagnostics(file);
});
console.log(JSON.stringify({ followed: ofFollowed, forgotten: toText(problems) }));
