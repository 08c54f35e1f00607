import { expect, test } from "vitest";
import { targetRefusal } from "./private-address";

const NOTHING: readonly string[] = [];

test("private addresses are refused in every notation", () => {
  for (const address of [
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://0.0.0.0/",
    "http://10.1.2.3/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://172.31.255.255/",
    "http://192.168.0.1/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a00:1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://[2001:db8::1]/",
    "http://[ff02::1]/",
    "http://①②⑦.⓪.⓪.①/",
    "http://127。0。0。1/",
    "http://%31%32%37.0.0.1/",
    "http://0x7f000001/",
    "http://017700000001/",
    "http://127.0.0.1./",
    "http://[::127.0.0.1]/",
    "http://[::ffff:0:127.0.0.1]/",
    "http://[0:0:0:0:0:ffff:a9fe:a9fe]/",
    "http://[64:ff9b:1::1]/",
    "http://[fd00:ec2::254]/",
    "http://[2002:a9fe:a9fe::]/",
  ]) {
    expect([address, targetRefusal(new URL(address), NOTHING)]).toEqual([address, "private-address"]);
  }
});

test("names of the own network are refused", () => {
  for (const host of [
    "localhost",
    "LOCALHOST.",
    "a.localhost",
    "printer.local",
    "metadata.google.internal",
    "intranet",
    "localhost..",
    "foo.local..",
    ".example.org",
    "a..example.org",
  ]) {
    expect(targetRefusal(new URL(`https://${host}/`), NOTHING)).toBe("private-name");
  }
});

test("other schemes, ports and user names are refused", () => {
  expect(targetRefusal(new URL("file:///etc/passwd"), NOTHING)).toBe("scheme");
  expect(targetRefusal(new URL("https://example.org:8443/"), NOTHING)).toBe("port");
  expect(targetRefusal(new URL("https://a:b@example.org/"), NOTHING)).toBe("userinfo");
});

test("public addresses may be fetched", () => {
  for (const address of [
    "https://openai.com/news/rss.xml",
    "http://example.org/",
    "http://8.8.8.8/",
    "http://172.32.0.1/",
    "http://[2606:4700::1111]/",
    "http://[::ffff:8.8.8.8]/",
    "https://locals.example.org/",
  ]) {
    expect(targetRefusal(new URL(address), NOTHING)).toBeNull();
  }
});

test("an exempt host is exempt on its exact port only", () => {
  const allowed = ["127.0.0.1:8123", "LocalHost:80"];
  expect(targetRefusal(new URL("http://127.0.0.1:8123/feed"), allowed)).toBeNull();
  expect(targetRefusal(new URL("http://localhost/"), allowed)).toBeNull();
  expect(targetRefusal(new URL("http://127.0.0.1:8124/feed"), allowed)).toBe("port");
  expect(targetRefusal(new URL("http://127.0.0.1:812/feed"), allowed)).toBe("port");
  expect(targetRefusal(new URL("http://localhost.evil.local/"), allowed)).toBe("private-name");
  expect(targetRefusal(new URL("http://my-localhost/"), allowed)).toBe("private-name");
  expect(targetRefusal(new URL("http://127.0.0.1/feed"), allowed)).toBe("private-address");
});
