// Effects of a pointer or the focus that is merely somewhere, and the moment a press acts (WCAG 2.2: 1.4.13, 2.5.2).
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourcesBelow } from "./import-graph";

/** Rules of a sheet whose selector asks where the pointer or the focus is, each with its declarations. */
function listRestingRules(sheet: string) {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*:(?:hover|focus)[^{}]*)\{([^{}]*)/g);
  return [...rules].map(([, selector = "", declarations = ""]) => ({
    selector: selector.trim(),
    declarations,
  }));
}

const SHOWS =
  /(?:^|[;\s])(?:display|visibility|opacity|content|clip|clip-path|position|height|max-height)\s*:/;

test("nothing appears because the pointer or the focus rests somewhere, but the skip link itself", () => {
  const rules = globSync("app/**/*.css", { cwd: ROOT }).flatMap((file) =>
    listRestingRules(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(rules.length).toBeGreaterThan(15);
  const showing = rules.filter(({ declarations }) => SHOWS.test(declarations));
  expect(showing.map(({ selector }) => selector)).toEqual([".visually-hidden:not(:focus, :active)"]);
  const [tip] = listRestingRules(".sign { &:hover .tip { opacity: 1; } }");
  expect(SHOWS.test(tip?.declarations ?? "")).toBe(true);
});

const PRESSED = /\bon(?:Mouse|Pointer|Touch)(?:Down|Start)\b|"(?:mouse|pointer)down"|"touchstart"/;
const MAY_HEAR_A_PRESS = [
  // Remembers where it began: a dialog closes where it is let go.
  "app/ui/dialog.tsx",
  // Both load scripts.
  "app/islands/boot.ts",
  "app/islands/start.tsx",
];

test("what is pressed acts when it is let go", () => {
  const heard = sourcesBelow("app").filter((file) => PRESSED.test(readFileSync(join(ROOT, file), "utf8")));
  expect(heard.sort()).toEqual(MAY_HEAR_A_PRESS.sort());
});
