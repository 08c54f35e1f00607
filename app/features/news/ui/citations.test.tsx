import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleProvider } from "~/i18n/translate";
import { Citations } from "./citations";

test("a sentence that is the source's own stands once, a shorter one beside the whole", () => {
  const citations = {
    lang: "en",
    sentences: [
      { sentence: "The trial ended.", from: ["The trial, a first, ended."], origin: "cut" },
      { sentence: "Ana left.", from: ["Ana left."], origin: "source" },
    ],
  } as const;
  const html = renderToStaticMarkup(
    <LocaleProvider value="en">
      <Citations citations={citations} lang={null} />
    </LocaleProvider>,
  );
  expect(html.match(/<blockquote/g)).toHaveLength(1);
  expect(html.match(/Ana left\./g)).toHaveLength(1);
});
