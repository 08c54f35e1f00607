import { expect, test, vi } from "vitest";
import { trackEvent } from "./track-event";

test("an event goes to the console, or to the global analytics function if there is one", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  trackEvent("qr_generate", { id: "chatgpt" });
  expect(info).toHaveBeenCalledWith("analytics", "qr_generate", { id: "chatgpt" });

  const seen: unknown[] = [];
  vi.stubGlobal("analytics", (...event: unknown[]) => seen.push(event));
  trackEvent("search", { query: "prova", results: 3 });
  expect(seen).toEqual([["search", { query: "prova", results: 3 }]]);
  expect(info).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test("an analytics function that throws breaks nothing", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("analytics", () => {
    throw new Error("blocked");
  });
  trackEvent("page_view", { path: "/tools" });
  expect(warn).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
