import fc from "fast-check";
import { expect, test } from "vitest";
import { listViewPath } from "~/addresses/list-views";
import { SHEET_ITEMS_MAX, SHEET_TITLE_MAX } from "~/features/favourites/core/chosen-list";
import { WHATSAPP_MAX } from "~/lib/whatsapp-text";
import { toSheetMessage } from "./sheet-message";

const linkTo = (ids: readonly string[], title: string) =>
  `https://example.org${listViewPath("sheet", "pt-br", { ids, title })}`;
const more = (count: number) => `… e mais ${count}`;

test("a short sheet has its name, all its items and its link", () => {
  const url = linkTo(["chatgpt", "canva"], "");
  expect(toSheetMessage({ title: "Oficina", items: ["ChatGPT", "Canva"], links: [url], more })).toBe(
    `*Oficina*\n\n• ChatGPT\n• Canva\n\n${url}`,
  );
});

test("a long sheet says how many items have no line, and a typed title stays out of a link that is too long with it", () => {
  const ids = Array.from({ length: 30 }, (_, index) => `resource-id-${index}`);
  const title = "Formação de professores: ".repeat(4).trim();
  const links = [linkTo(ids, title), linkTo(ids, "")];
  const message = toSheetMessage({ title, items: ids.map((id) => `A tool called ${id}`), links, more });
  expect(links[0]?.length).toBeGreaterThan(WHATSAPP_MAX - title.length);
  expect(message).toMatch(/^\*Formação.*\*\n\n• A tool called resource-id-0\n/);
  expect(message?.endsWith(`\n\n${links[1]}`)).toBe(true);
  const shown = message?.match(/^• /gm)?.length ?? 0;
  expect(message).toContain(`\n${more(30 - shown)}\n`);
});

test("whatever a sheet holds: at most 700 characters, whole lines, one whole link last, or no message at all", () => {
  const id = fc.stringMatching(/^[a-z0-9]{1,12}(?:-[a-z0-9]{1,12}){0,3}$/);
  const name = fc.string({ unit: "grapheme", maxLength: SHEET_TITLE_MAX });
  const sheet = fc.array(fc.tuple(id, name), { maxLength: SHEET_ITEMS_MAX, size: "max" });
  let refused = 0;
  fc.assert(
    fc.property(sheet, name, (items, title) => {
      const ids = items.map(([first]) => first);
      const titles = items.map(([, second]) => second);
      const links = [title, ""].map((typed) => linkTo(ids, typed));
      const message = toSheetMessage({ title, items: titles, links, more });
      if (message === null) {
        refused += 1;
        expect((links[1]?.length ?? 0) + title.length).toBeGreaterThan(WHATSAPP_MAX - 10);
        return;
      }
      expect(message.length).toBeLessThanOrEqual(WHATSAPP_MAX);
      expect(links.filter((link) => message.endsWith(link)).length).toBeGreaterThan(0);
      expect(message.split("https:")).toHaveLength(2);
      expect(message).not.toContain("…\n\nhttps:");
    }),
    { numRuns: 200 },
  );
  expect(refused).toBeGreaterThan(0);
});
