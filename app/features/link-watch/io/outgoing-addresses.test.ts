import { expect, test } from "vitest";
import { TOOL_EVIDENCE, TOOLS } from "~/features/catalogue/io/catalogue.server";
import { findAddress } from "~/features/evidence/core/tool-evidence";
import { APART_SECONDS, placeByHost, toSite } from "~/features/link-watch/core/link-state";
import { listOutgoingAddresses } from "./outgoing-addresses.server";

const addresses = listOutgoingAddresses();

test("what the site is about and what its facts rest on is watched, each address once", () => {
  expect(new Set(addresses).size).toBe(addresses.length);
  const facts = TOOL_EVIDENCE.flatMap((tool) => findAddress(tool.minimumAge) ?? []);
  const wanted = [...TOOLS.map(({ url }) => url), ...facts].map((address) => address.replace(/#.*/, ""));
  expect(addresses).toEqual(expect.arrayContaining(wanted));
  expect(addresses.filter((address) => /\s|#/.test(address) || !URL.canParse(address))).toEqual([]);
});

test("no two addresses of a host are looked at in one minute, and the second looks still fall on another day", () => {
  const placed = placeByHost(addresses);
  expect(placed).toHaveLength(addresses.length);
  const turns = placed.map(({ address, place }) => `${toSite(address)} ${place}`);
  expect(new Set(turns).size).toBe(turns.length);
  expect(APART_SECONDS).toBeGreaterThan(60);
  // From 13:00 on Saturday, the next day is eleven hours away, and messages wait twelve at most.
  expect(Math.max(...placed.map(({ place }) => place)) * APART_SECONDS).toBeLessThan(11 * 3600);
});
