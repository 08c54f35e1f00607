// Edits of somebody who follows a recipe of the README, or one of content from CONTRIBUTING, file by file.
import {
  CLAUSE,
  LESSON,
  MAIL_PROVIDER,
  MAIL_SENDER,
  MODEL_ADAPTER,
  PAGE,
  RULE_CHANGE,
} from "./written-files";

/** Takes the text of a file; empty for a new one. */
type Edit = (text: string) => string;
/** Edits by file. */
type Recipe = Readonly<Record<string, Edit>>;

/** A file that the test run writes itself. */
const writtenByTests: Edit = (text) => text;

function create(text: string): Edit {
  return () => text;
}

function after(anchor: string, addition: string): Edit {
  return (text) => {
    if (!text.includes(anchor)) throw new Error(`no place for an edit: ${anchor}`);
    return text.replace(anchor, () => anchor + addition);
  };
}

function all(...edits: readonly Edit[]): Edit {
  return (text) => edits.reduce((edited, edit) => edit(edited), text);
}

/** One more record at the end of a list, with the facts of another, and a name and addresses of its own. */
function record(like: string, id: string): Edit {
  return (text) => {
    const block = new RegExp(`\\n {2}\\{\\n {4}id: "${like}",[\\s\\S]*?\\n {2}\\},`).exec(text)?.[0];
    if (block === undefined) throw new Error(`no record ${like}`);
    const own = block
      .replace(`"${like}"`, `"${id}"`)
      .replace(/\b(title|name): "([^"]+)"/, `$1: "$2 ${id}"`)
      .replace(/\burl: "([^"]+?)\/?"/, `url: "$1/${id}"`)
      .replace(/\bfeed: "([^"]+)"/, `feed: "$1/${id}"`);
    return text.replace(/\n\];\n$/, () => `${own}\n];\n`);
  };
}

/** A message more in every language of a topic. */
function messages(topic: string, addition: (locale: string) => string): Recipe {
  const edit: Edit = (text) =>
    text.replace(/^const (en|ptBr)\b.* = \{$/gm, (found, name) => `${found}\n  ${addition(name)}`);
  return { [`app/i18n/messages/${topic}.ts`]: edit };
}

/** Edits for a configuration value wherever values are listed. */
function value(name: string, wrong: string, right: readonly [string, string]): Recipe {
  return {
    "tests/wrong-values.ts": all(
      after("Record<VariableName, readonly string[]>> = {", `\n  ${name}: ${wrong},`),
      after("Record<VariableName, string>> = {", `\n  ${name}: "${right[0]}",`),
    ),
    "workers/public-configuration.test.ts": after(
      "const CASES = {",
      `\n  ${name}: { kind: "private", values: ["${right[0]}", "${right[1]}"] },`,
    ),
  };
}

function join(...recipes: readonly Recipe[]): Recipe {
  const files = new Set(recipes.flatMap((recipe) => Object.keys(recipe)));
  return Object.fromEntries(
    [...files].map((file) => [file, all(...recipes.flatMap((recipe) => recipe[file] ?? []))]),
  );
}

function variable(row: string): Edit {
  return after("export const VARIABLES = {", `\n  ${row},`);
}

/** The entry that the recipe of a model provider writes. */
export const MODEL_ENTRY = {
  name: "Recipe",
  kind: "openai",
  baseUrl: "https://models.example/v1",
  model: "m",
  secret: "RECIPE_MODEL_KEY",
} as const;

function atEnd(addition: string): Edit {
  return (text) => text.replace(/\n\];\n$/, () => addition);
}

/** By the name that a recipe of content has in CONTRIBUTING. */
export const CONTENT_RECIPES: Readonly<Record<string, Recipe>> = {
  "A rule of law": {
    "app/content/rules/united-states.server.ts": record("us-ferpa", "us-recipe"),
    "app/content/rules/changes.server.ts": atEnd(RULE_CHANGE),
  },
  "A clause of the school kit": { "app/content/school-kit/agreement.server.ts": atEnd(CLAUSE) },
  "A printed edition": {
    "app/content/editions.server.ts": after(
      "EDITIONS: readonly Edition[] = [",
      `\n  { name: { en: "First edition", "pt-br": "Primeira edição" }, date: "2026-11-15" },\n`,
    ),
  },
};

/** By the name that a recipe has in the README. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  "A tool": {
    "app/content/tools/general-ai.server.ts": record("gemini", "recipe-tool"),
    "app/content/evidence/general-ai.server.ts": record("gemini", "recipe-tool"),
  },
  "A course": {
    "app/content/courses/courses-en.server.ts": record("google-generative-ai-educators", "recipe-course"),
  },
  "A book": { "app/content/books.server.ts": record("book-brave-new-words", "recipe-book") },
  "A feed": { "app/content/news-sources.server.ts": record("openai-news", "recipe-feed") },
  "A message": messages("hub", (locale) => `recipe: "Recipe in ${locale}",`),
  "A page": {
    "app/addresses/route-table.ts": after(
      `  samePath("costs", "/costs", { found: true }),`,
      `\n  samePath("recipe-page", "/recipe-page", { found: true }),`,
    ),
    "app/routes/recipe-page.tsx": create(PAGE),
    ...messages(
      "pages",
      (locale) => `"recipe-page": { title: "Recipe", description: "A recipe in ${locale}." },`,
    ),
  },
  "A printed code": {
    "app/addresses/printed-codes.ts": after(`{ id: "future-ready" },`, `\n  { id: "recipe-code" },`),
    "app/content/book-resources/chapters-7-and-8.server.ts": record("future-ready", "recipe-code"),
    "app/content/book-resources/lessons/recipe-code.server.ts": create(LESSON),
    "app/content/book-resources/lessons/lessons.server.ts": all(
      after(`from "./platforms.server";`, `\nimport { RECIPE_CODE } from "./recipe-code.server";`),
      after(`"future-ready": FUTURE_READY,`, `\n  "recipe-code": RECIPE_CODE,`),
    ),
    "tests/printed-addresses.txt": writtenByTests,
  },
  "A model provider": {
    "wrangler.toml": (text) =>
      text.replace(`AI_PROVIDERS = ""`, `AI_PROVIDERS = '${JSON.stringify([MODEL_ENTRY])}'`),
  },
  "A model with an interface of its own": {
    "app/ai/core/providers-config.ts": all(
      (text) => text.replace(`z.enum(["openai", `, `z.enum(["openai", "recipe", `),
      after("(base: string) => string>> = {", `\n  recipe: () => "/ask",`),
    ),
    "app/ai/io/recipe-provider.server.ts": create(MODEL_ADAPTER),
    "app/ai/io/providers.test.ts": after("Documented>> = {", `\n  recipe: ["/v1/ask", { key: KEY }],`),
    "app/ai/io/providers.server.ts": all(
      after("const ADAPTERS = {", " recipe: createRecipeProvider,"),
      after(
        `from "./post-json.server";`,
        `\nimport { createRecipeProvider } from "./recipe-provider.server";`,
      ),
    ),
  },
  "A mail provider": join(
    {
      "app/features/mail/core/recipe.ts": create(MAIL_PROVIDER),
      "app/features/mail/core/mail-providers.ts": all(
        after(`from "./mail-provider";`, `\nimport { recipe } from "./recipe";`),
        after("export const MAIL_PROVIDERS = {", "\n  recipe,"),
      ),
      "app/features/mail/io/recipe-sender.server.ts": create(MAIL_SENDER),
      "app/features/mail/io/create-sender.server.ts": all(
        after(
          "  switch (provider.kind) {",
          `\n    case "recipe":\n      return createRecipeSender(provider, fetch);`,
        ),
        after(
          `from "./resend-sender.server";`,
          `\nimport { createRecipeSender } from "./recipe-sender.server";`,
        ),
      ),
      "workers/variables.ts": all(
        variable(`RECIPE_KEY: { about: "a key", secret: true, absent: "the recipe sends nothing" }`),
        variable(`RECIPE_URL: { about: "an address", absent: "its own address" }`),
      ),
      ".dev.vars.example": after("# --- Mail.", `\n# RECIPE_KEY=""`),
      "wrangler.toml": after("[vars]", `\nRECIPE_URL = ""`),
    },
    value("RECIPE_KEY", "NO_KEY", ["key-1", "key-2"]),
    value("RECIPE_URL", "NO_ADDRESS", ["", "https://post.example/"]),
  ),
  "Any other configuration value": join(
    {
      "workers/variables.ts": variable(`RECIPE_COUNT: { about: "a count", absent: "three" }`),
      "workers/config.ts": all(
        after("export interface Config {", "\n  readonly recipeCount: number;"),
        after(
          "    ...readModels(values, env),",
          `\n    recipeCount: value("RECIPE_COUNT", 3, readCount(3)),`,
        ),
      ),
      "workers/public-configuration.ts": after("const UNSEEN = [", `\n  "recipeCount",`),
      "wrangler.toml": after("[vars]", `\nRECIPE_COUNT = ""`),
    },
    value("RECIPE_COUNT", "NO_COUNT", ["5", "6"]),
  ),
};

/** Files of a recipe that somebody may forget, and what the checks then say. */
export const FORGOTTEN: readonly (readonly [recipe: string, file: string, complaint: RegExp])[] = [
  ["A tool", "app/content/evidence/general-ai.server.ts", /^\s*- +"recipe-tool",$/m],
  ["A rule of law", "app/content/rules/changes.server.ts", /"us-recipe rule"/],
  ["A page", "app/i18n/messages/pages.ts", /^\s*\+ +"recipe-page",$/m],
  ["A page", "app/routes/recipe-page.tsx", /AssertionError: recipe-page\.tsx/],
  ["A printed code", "app/content/book-resources/chapters-7-and-8.server.ts", /^\s*- +"recipe-code",$/m],
  [
    "A model with an interface of its own",
    "app/ai/io/providers.server.ts",
    /providers\.server\.ts.*error.*"?recipe"?/,
  ],
  [
    "A mail provider",
    "app/features/mail/io/create-sender.server.ts",
    /create-sender\.server\.ts.*error TS2366/,
  ],
  ["A mail provider", ".dev.vars.example", /^\s*\+ +"RECIPE_KEY",$/m],
  [
    "A mail provider",
    "workers/public-configuration.test.ts",
    /public-configuration\.test\.ts.*error.*RECIPE_KEY/,
  ],
  ["A mail provider", "tests/wrong-values.ts", /wrong-values\.ts.*error.*RECIPE_KEY/],
  ["Any other configuration value", "wrangler.toml", /^\s*- +"RECIPE_COUNT",$/m],
  [
    "Any other configuration value",
    "workers/public-configuration.ts",
    /public-configuration\.ts.*error.*\n.*'recipeCount' is missing/,
  ],
];
