import { expect, test } from "vitest";
import { startVariables } from "./configuration.mjs";

const ORIGIN = "http://localhost:8787";

test("a local start goes by its own address, unless another was set for this machine", () => {
  const fromEnvironment = { AUTHOR_NAME: "Ana" };
  expect(startVariables(ORIGIN, { fromFile: {}, fromEnvironment })).toEqual({
    SITE_ORIGIN: ORIGIN,
    AUTHOR_NAME: "Ana",
  });
  const tunnel = { SITE_ORIGIN: "https://tunnel.example" };
  expect(startVariables(ORIGIN, { fromFile: tunnel, fromEnvironment })).toEqual(fromEnvironment);
  expect(startVariables(ORIGIN, { fromFile: { SITE_ORIGIN: "" }, fromEnvironment: tunnel })).toEqual(tunnel);
});
