import { expect, test } from "vitest";
import { clientNetwork, clientSite } from "./client-network";

test("an IPv4 address is a client of its own, however it is spelt", () => {
  for (const spelling of ["203.0.113.7", " 203.0.113.7 ", "::ffff:203.0.113.7", "::FFFF:cb00:7107"]) {
    expect(clientNetwork(spelling), spelling).toBe("203.0.113.7");
  }
  expect(clientNetwork("0:0:0:0:0:ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(clientNetwork("203.0.113.8")).toBe("203.0.113.8");
});

test("all addresses of an IPv6 /64 are one client, however they are spelt", () => {
  for (const spelling of [
    "2001:db8:0:1::1",
    "2001:0DB8:0000:0001:0000:0000:0000:0001",
    "2001:db8:0:1:ffff:ffff:ffff:ffff",
    "2001:db8::1:0:0:0:9",
    "[2001:db8:0:1::1]",
    "2001:db8:0:1::1%eth0",
    "2001:db8:0:1::192.0.2.1",
  ]) {
    expect(clientNetwork(spelling), spelling).toBe("2001:db8:0:1::/64");
  }
  expect(clientNetwork("2001:db8:0:2::1")).toBe("2001:db8:0:2::/64");
  expect(clientNetwork("::1")).toBe("0:0:0:0::/64");
});

test("the 65,536 networks of a rented server are one site; an IPv4 address is its own", () => {
  expect(clientSite("2001:db8:7:1::1")).toBe("2001:db8:7::/48");
  expect(clientSite("2001:0DB8:0007:ffff::9")).toBe("2001:db8:7::/48");
  expect(clientSite("2001:db8:8:1::1")).toBe("2001:db8:8::/48");
  expect(clientSite("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(clientSite("local")).toBe("local");
});

test("what is no address counts as it is", () => {
  for (const text of ["local", "", "256.1.1.1", "1:2:3", "1::2::3", "g::1", "1:2:3:4:5:6:7:8:9", "::12345"]) {
    expect(clientNetwork(text), text).toBe(text);
  }
});

test("a million addresses of one line are one client", () => {
  const networks = new Set<string>();
  for (let host = 1; host < 1_000_000; host += 997) {
    networks.add(clientNetwork(`2804:14c:1:2:${(host % 65_536).toString(16)}::${(host >> 4).toString(16)}`));
  }
  expect(networks.size).toBe(1);
});
