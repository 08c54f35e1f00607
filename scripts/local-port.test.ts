import { expect, test } from "vitest";
import { notAPort, portTaken, readPort } from "./local-port.mjs";

test("a port is a whole number that exists; without one it is the usual one", () => {
  expect([undefined, "", " 8788 ", "1", "65535"].map((text) => readPort(text))).toEqual([
    8787, 8787, 8788, 1, 65_535,
  ]);
  for (const text of ["abc", "0", "65536", "80.5", "-1", "1e3", "0x50"])
    expect(readPort(text), text).toBeNull();
  expect(notAPort("abc")).toContain("PORT=abc is not a port");
});

test("another port than the taken one is proposed, also for the last", () => {
  expect(portTaken(8787)).toContain("PORT=8788");
  expect(portTaken(65_535)).toContain("PORT=65534");
});
