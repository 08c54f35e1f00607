import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AgedBadge } from "./aged-badge";

test("what has no month says so and is never called out of date; what has one waits for its day", () => {
  const words = { fresh: "unofficial source", old: "may be out of date" };
  expect(renderToStaticMarkup(<AgedBadge month={null} {...words} />)).toMatch(
    /^<span[^>]*>unofficial source<\/span>$/,
  );
  expect(renderToStaticMarkup(<AgedBadge month={null} old={words.old} />)).toBe("");
  const dated = renderToStaticMarkup(<AgedBadge month="2026-01" {...words} />);
  expect(dated).toMatch(/data-turns="2026-07-31">unofficial source<\/span>/);
  expect(dated).toMatch(/data-turns="2026-07-31" hidden="">may be out of date<\/span>$/);
});
