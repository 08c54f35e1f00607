import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FilterableList, toFacets } from "~/lib/filterable-list";
import { FilterableCards } from "./list-items";

const LIST: FilterableList<string> = {
  id: "list",
  choices: { size: ["small"] },
  toItem: (id) => ({ id, title: id, words: [], facets: toFacets({ size: id < "c" ? ["small"] : [] }) }),
};

function foldedIn(ids: string, search: string) {
  const html = renderToStaticMarkup(
    <FilterableCards
      list={LIST}
      entries={[...ids]}
      search={search}
      fold={{ viewAll: "all", viewFewer: "fewer" }}
    >
      {(id) => <h3>{id}</h3>}
    </FilterableCards>,
  );
  const folded = [...html.matchAll(/<li data-item="(\w)"[^>]*data-folded=""/g)].map(([, id]) => id);
  return { folded: folded.join(""), canUnfold: !/<details[^>]*hidden=""/.test(html) };
}

test("what comes after the twelfth is folded, and nothing of a shorter or a narrowed list", () => {
  expect(foldedIn("abcdefghijklmn", "")).toEqual({ folded: "mn", canUnfold: true });
  expect(foldedIn("abcdefghijkl", "")).toEqual({ folded: "", canUnfold: false });
  expect(foldedIn("zyxwvutsrqponba", "?size=small")).toEqual({ folded: "", canUnfold: false });
});
