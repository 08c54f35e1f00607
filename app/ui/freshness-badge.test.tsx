import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FreshnessBadge } from "./freshness-badge";

test("what has no month says so and is never called out of date; what has one waits for its day", () => {
  const words = { fresh: "unofficial source", old: "may be out of date" };
  expect(renderToStaticMarkup(<FreshnessBadge month={null} {...words} />)).toMatch(
    /^<span[^>]*>unofficial source<\/span>$/,
  );
  expect(renderToStaticMarkup(<FreshnessBadge month={null} old={words.old} />)).toBe("");
  const dated = renderToStaticMarkup(<FreshnessBadge month="2026-01" {...words} />);
  expect(dated).toMatch(/data-stale-after="2026-07-31">unofficial source<\/span>/);
  expect(dated).toMatch(/data-stale-after="2026-07-31" hidden="">may be out of date<\/span>$/);
});
