import fc from "fast-check";
import { expect, test } from "vitest";
import { openPromptIn } from "./open-prompt";
import { PROMPT_SERVICES } from "./prompt-services";

function service(id: string) {
  const found = PROMPT_SERVICES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no such service: ${id}`);
  return found;
}

test("a prompt stands in the address where the service takes one", () => {
  const prompt = "Plan a lesson:\n\n[topic] & 50% of it, “in class”? #1 + 1";
  expect(openPromptIn(service("chatgpt"), prompt).href).toMatch(/^https:\/\/chatgpt\.com\/\?q=Plan/);
  const { href, isCarried } = openPromptIn(service("claude"), prompt);
  expect(new URL(href).searchParams.get("q")).toBe(prompt);
  expect(isCarried).toBe(true);
});

test.each(["gemini", "copilot", "maritaca"])("%s gets its page, and nothing of the prompt", (id) => {
  const { href, isCarried } = openPromptIn(service(id), "frações");
  expect([href, isCarried]).toEqual([service(id).page, false]);
  expect(new URL(href).search + new URL(href).hash).toBe("");
});

test("a prompt that is one sign too long for the address is left to be pasted", () => {
  const chatgpt = service("chatgpt");
  const most = (chatgpt.prefill?.maxLength ?? 0) - "https://chatgpt.com/?q=".length;
  expect(openPromptIn(chatgpt, "a".repeat(most)).isCarried).toBe(true);
  expect(openPromptIn(chatgpt, "a".repeat(most + 1))).toEqual({ href: chatgpt.page, isCarried: false });
  // Each of these takes six signs in an address.
  expect(openPromptIn(chatgpt, "ç".repeat(most / 2)).isCarried).toBe(false);
});

test("whatever is typed, the address is that of the service, whole, and no longer than it takes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PROMPT_SERVICES),
      fc.oneof(fc.string(), fc.string({ unit: "grapheme", maxLength: 6000, size: "max" })),
      (one, prompt) => {
        const { href, isCarried } = openPromptIn(one, prompt);
        const address = new URL(href);
        expect(address.origin).toBe(new URL(one.page).origin);
        if (!isCarried) expect(href).toBe(one.page);
        else {
          expect(href.length).toBeLessThanOrEqual(one.prefill?.maxLength ?? 0);
          expect(address.searchParams.get("q")).toBe(prompt);
        }
      },
    ),
  );
});

test("half of a sign, as a cut text may end with, breaks nothing", () => {
  expect(openPromptIn(service("claude"), "a\ud83d").href).toContain("?q=a");
});

test("what is known of an address names its source and the month", () => {
  for (const { id, page, prefill } of PROMPT_SERVICES) {
    expect(new URL(page).protocol, id).toBe("https:");
    if (prefill === null) continue;
    expect(new URL(prefill.address).origin, id).toBe(new URL(page).origin);
    expect(new URL(prefill.source).protocol, id).toBe("https:");
    expect(prefill.seen, id).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect(prefill.maxLength, id).toBeGreaterThan(1000);
  }
});
