// Stands in for three packages of fast-xml-parser in the Worker's bundle (vite.config.ts): they decode entities,
// look for dangerous ones, and read numbers. feedsmith has all of that switched off and decodes by itself, so
// this is 8 kB of compressed code that nothing here ever runs.

function isSwitchedOff(): never {
  throw new Error("feedsmith reads text as it stands");
}

/** What the parser calls of a decoder whether it decodes or not. */
export class EntityDecoder {
  readonly decode = isSwitchedOff;
  reset(): void {}
  setXmlVersion(): void {}
  addInputEntities(): void {}
}

const NONE = {};

export {
  isSwitchedOff as default,
  isSwitchedOff as isUnsafe,
  NONE as COMMON_HTML,
  NONE as CURRENCY,
  NONE as ENTITY_ACTION,
  NONE as HTML,
  NONE as XML,
};
