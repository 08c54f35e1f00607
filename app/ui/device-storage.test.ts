import { afterEach, expect, test, vi } from "vitest";
import { readStored, writeStored } from "./device-storage";

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
  expect(writeStored("theme", "dark")).toBe(true);
  expect(readStored("theme")).toBe("dark");
  expect(writeStored("theme", null)).toBe(true);
  expect(readStored("theme", "sessionStorage")).toBeNull();
});

test("where the browser refuses nothing is read and nothing is said to be stored", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([readStored("theme"), writeStored("theme", "dark"), writeStored("theme", null)]).toEqual([
    null,
    false,
    false,
  ]);
});
