import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { changesOfCode } from "~/features/changes/io/affected.server";
import { listRecordChanges, toShownChange } from "~/features/changes/io/shown-changes.server";
import { LocaleProvider } from "~/i18n/translate";
import { ChangesSection, LessonChanges } from "./change-list";

const NOW = new Date("2026-11-27T12:00:00Z");

test("a record's page says what stood there, what stands there now, why, when it was seen, and who says so", () => {
  const html = renderToStaticMarkup(
    <LocaleProvider value="en">
      <ChangesSection changes={listRecordChanges("anything", NOW, "en")} />
    </LocaleProvider>,
  );
  const said = html.replace(/<[^>]*>/g, "");
  expect(said).toMatch(/^What changedName Before: Create\. Now: AnythingWhat it means: The maker renamed/);
  expect(said).toMatch(/Seen on 20 November 2026\. Source: Unofficial survey of app builders/);
  expect(html).toContain('href="/chapter6-create"');
  expect(renderToStaticMarkup(<ChangesSection changes={[]} />)).toBe("");
});

test("a lesson says, folded, that a fact behind it changed, since when, and where that stands", () => {
  const changes = changesOfCode("chapter6-create", "pt-br").map((change) => toShownChange(change, "pt-br"));
  const html = renderToStaticMarkup(
    <LocaleProvider value="pt-br">
      <LessonChanges changes={changes} />
    </LocaleProvider>,
  );
  expect(html).toMatch(/^<details data-print="hide"><summary>(?:Um fato|\d fatos) desta aula mud/);
  expect(html).toContain('href="/pt-br/mudancas#record-2026-11-20-anything-name"');
  expect(html).toContain("(20 de novembro de 2026)");
});
