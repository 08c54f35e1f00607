import { afterEach, expect, test, vi } from "vitest";
import { readStored, store } from "./device-storage";

afterEach(() => vi.unstubAllGlobals());

function stubStorage(storage: Partial<Storage>) {
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage });
}

test("a text is stored, read and removed under its key", () => {
  const stored = new Map<string, string>();
  stubStorage({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  });
  expect(store("theme", "dark")).toBe(true);
  expect(readStored("theme")).toBe("dark");
  expect(store("theme", null)).toBe(true);
  expect(readStored("theme", "sessionStorage")).toBeNull();
});

test("where the browser refuses nothing is read and nothing is said to be stored", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([readStored("theme"), store("theme", "dark"), store("theme", null)]).toEqual([null, false, false]);
});
