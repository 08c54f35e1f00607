import { expect, test } from "vitest";
import { COMPARISON_FACTORS, PLATFORM_CARDS } from "~/content/platforms.server";
import { PLATFORM_ICONS } from "./platform-icons";

test("every sign that a card or factor names can be drawn", () => {
  const named = [...PLATFORM_CARDS, ...COMPARISON_FACTORS].map(({ icon }) => icon);
  expect(named.filter((icon) => PLATFORM_ICONS[icon] === undefined)).toEqual([]);
});
