import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlaceProvider } from "./navigation";
import { QueryLink } from "./page-query";

function linkTo(search: string) {
  return renderToStaticMarkup(
    <PlaceProvider value={{ pathname: "/pt-br/tools", search: "?free=1" }}>
      <QueryLink search={search} hash="#resources" />
    </PlaceProvider>,
  );
}

test("without script a filter is an address, and clearing it leads to that of the page, without a bare question mark", () => {
  expect(linkTo("?free=1")).toBe('<a href="?free=1#resources"></a>');
  expect(linkTo("")).toBe('<a href="/pt-br/tools#resources" data-client=""></a>');
});
