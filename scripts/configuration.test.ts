import { expect, test } from "vitest";
import { READY_PROVIDERS } from "~/ai/core/providers-config";
import { listUnconfigured, startVariables } from "./configuration.mjs";

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

test("a start without a model's key names the keys in the order in which the models are asked", () => {
  const secrets = [...READY_PROVIDERS.map(({ secret }) => secret), "WORKERS_AI_TOKEN"];
  const [models] = listUnconfigured({});
  expect(models?.name.split(/, | or /)).toEqual(secrets);
  expect(listUnconfigured({ GEMINI_API_KEY: "key" })[0]?.name).toBe("AUTHOR_NAME");
});
