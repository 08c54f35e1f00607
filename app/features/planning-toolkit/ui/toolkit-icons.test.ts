import { expect, test } from "vitest";
import { PLANNING_TOOL_GROUPS } from "~/content/planning-toolkit.server";
import { TOOLKIT_ICONS } from "./toolkit-icons";

test("every sign that a tool group names can be drawn", () => {
  const named = PLANNING_TOOL_GROUPS.map(({ icon }) => icon);
  expect(named.filter((icon) => TOOLKIT_ICONS[icon] === undefined)).toEqual([]);
});
