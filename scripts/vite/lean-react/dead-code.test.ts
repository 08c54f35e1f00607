import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { modulePath } from "../module-path";
import { type NeverDone, withoutDeadCode } from "./dead-code";
import { REACT_FILES } from "./lean-react";

describe("what a program never does is taken out of it", () => {
  test.each<[what: string, never: NeverDone, code: string, left: string]>([
    [
      "a case that is not met, with what it does",
      { values: { tag: [2] } },
      "switch(a.tag){case 1:one();break;case 2:two();break;default:rest()}",
      "switch(a.tag){case 1:one();break;default:rest()}",
    ],
    [
      "the name alone of a case into which another one goes on",
      { values: { tag: [2] } },
      "switch(a.tag){case 1:case 2:both();break;case 3:three()}",
      "switch(a.tag){case 1:both();break;case 3:three()}",
    ],
    [
      "the name alone of a case that goes on into another one",
      { values: { tag: [1] } },
      "switch(a.tag){case 1:case 2:both()}",
      "switch(a.tag){case 2:both()}",
    ],
    [
      "cases that go on into each other, and nobody into them",
      { values: { tag: [1, 2] } },
      "switch(a.tag){case 0:zero();break;case 1:one();case 2:two();break;case 3:three()}",
      "switch(a.tag){case 0:zero();break;case 3:three()}",
    ],
    [
      "a case, but not the names that it declares",
      { texts: ["drag"] },
      'function f(a){if(a)switch(a){case "drag":var b=1;break;case "click":b=2}return b}',
      'function f(a){var b;if(a)switch(a){case "click":b=2}return b}',
    ],
    [
      "a case by the name of what it is compared with",
      { names: ["Aa"] },
      "switch(a){case Aa:profile();break;case Bb:draw()}",
      "switch(a){case Bb:draw()}",
    ],
    ["a comparison", { values: { tag: [2] } }, "if(2!==a.tag||a.tag===2)go()", "if(!0||!1)go()"],
    [
      "a comparison with a text",
      { texts: ["drag"] },
      'if("drag"===a)go();log("drag")',
      'if(!1)go();log("drag")',
    ],
    [
      "the question for a flag",
      { flags: { mode: 1 } },
      "if(0!==(a.mode&1))go(a.mode&2)",
      "if(0!==(1))go(a.mode&2)",
    ],
    [
      "what nobody gets",
      { handedOut: ["render", "version"] },
      'exports.version="1";a.prototype.render=b.prototype.render=function(){}',
      'void "1";void void function(){}',
    ],
    [
      "a property, but not what is put there",
      { properties: ["old"] },
      'a.old=1;if("function"===typeof a.old)a.old()',
      'a.old=1;if("function"===typeof (void 0))(void 0)()',
    ],
    [
      "rows of a table",
      { keys: { beside: "read", unused: ["one", "three"] } },
      "b={one:1,two:2};a={read:0,one:1,two:2,three:3}",
      "b={one:1,two:2};a={read:0,two:2,}",
    ],
    [
      "words of a list",
      { lists: { "abort click": ["click", "toggle"] } },
      '"abort click wheel".split(" ").forEach(a)',
      '["click"].forEach(a)',
    ],
    [
      "a question whose answer is known, broken over two lines or not",
      { expressions: { '"old"in document': "!1" } },
      'if("old"in\ndocument)go()',
      "if(!1)go()",
    ],
    [
      "a function",
      { functions: { ab: "return 1" } },
      "function ab(c){return c.d()}",
      "function ab(c){return 1}",
    ],
  ])("%s", (_, never, code, left) => {
    expect(withoutDeadCode(code, never)).toBe(left);
  });
});

test("a program that has nothing by one of the names is another version", () => {
  expect(() => withoutDeadCode("a.tag===1", { values: { tag: [1, 7] }, texts: ["drag"] })).toThrow(
    "nothing by these names: tag 7, drag",
  );
});

test.each(Object.entries(REACT_FILES))("%s has all that is taken out of it", (file, never) => {
  const code = readFileSync(modulePath(`../../../node_modules/${file}`, import.meta.url), "utf8");
  expect(withoutDeadCode(code, never).length).toBeLessThan(code.length);
});
