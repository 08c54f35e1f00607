import { expect, test } from "vitest";
import { RIGHT_VALUES } from "../../tests/wrong-values";
import { parseConfig } from "../config";
import { listPartsOff } from "./parts-off";

test("a part is off where nothing is configured for it", () => {
  expect(listPartsOff(parseConfig(RIGHT_VALUES))).toEqual([]);
  const config = parseConfig({ ...RIGHT_VALUES, MAIL_PROVIDER: "", BOOK_URL_PT: "", PIX_KEY: "" });
  expect(listPartsOff(config)).toEqual(["mail", "pix", "book"]);
});
