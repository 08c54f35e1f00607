/** Every module that says something to readers, by its path. */
export const TEXT_MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../app/i18n/messages/*.ts", "../app/content/**/*.ts", "!../app/**/*.test.ts"],
  { eager: true },
);
