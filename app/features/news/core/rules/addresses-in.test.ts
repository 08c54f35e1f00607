import { expect, test } from "vitest";
import { addressesIn } from "./addresses-in";

const SOURCE = "Node.js and Character.ai were used in the U.S.A. from 9.30 on; the dot com boom is over.";

test.each([
  "evil.com",
  "school-login.xyz",
  "grades.ru/login",
  "marking.zip",
  "bit.ly/3x",
  "evil。com",
  "evil․com",
  "ｅｖｉｌ．ｃｏｍ",
  "hxxps://evil[.]com",
  "http:evil.com",
  "//evil.com",
  "evil(.)com",
  "evil{.}com",
  "evil [dot] com",
  "evil dot com",
  "evil ponto com",
  "evil .com",
  "192.168.0.1",
  "![x](//evil.xyz/t.png)",
  "me@evil.com",
  "me＠evil.com",
  "me (at) evil (dot) com",
  "@evil_teacher",
  "+55 11 98765-4321",
])("no disguise hides an address, and standing in the source excuses none: %s", (address) => {
  expect(addressesIn(`Teachers may look at ${address} for more.`, `${SOURCE} ${address}`)).not.toEqual([]);
});

test.each([
  SOURCE,
  "The price rose from R$ 1.200 to R$ 1.500,50 on 3.4.2026.",
  "O curso começa às 9.30 (horário de Brasília), diz p.ex. a escola.",
  "Schools use .NET and Node.js.",
])("what only looks like one is none: %s", (text) => {
  expect(addressesIn(text, SOURCE)).toEqual([]);
});
