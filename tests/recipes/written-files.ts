// The files and records that a recipe adds, as somebody would write them.

export const PAGE = `import type { MetaFunction } from "@remix-run/cloudflare";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { SectionHeading } from "~/ui/section-heading";

export const meta: MetaFunction = (args) => metaOfPage(args);

/** A page that a recipe adds. */
export default function RecipePage() {
  const { title, description } = useMessages(pagesMessages)["recipe-page"];
  return <SectionHeading level={1} heading={title} lead={description} />;
}
`;

export const MODEL_ADAPTER = `import type { Provider } from "~/ai/core/model-port";
import { toEndpoint, type ProviderConfig } from "~/ai/core/providers-config";
import { failure, type ProviderServices, postJson } from "./post-json.server";

/** A provider with an interface of its own. */
export function createRecipeProvider(config: ProviderConfig, key: string, services: ProviderServices): Provider {
  const endpoint = toEndpoint(config);
  return {
    name: config.name,
    ask: async ({ user }, deadlineAt) => {
      const reply = await postJson(endpoint, { user }, { ...services, headers: { key }, deadlineAt });
      if (!reply.ok) return reply;
      return typeof reply.json === "string"
        ? { ok: true, text: reply.json }
        : failure("server-error", "the answer has another shape");
    },
  };
}
`;

export const MAIL_PROVIDER = `import { isHttpAddress, readKey } from "~/lib/configured-text";
import { mailProvider } from "./mail-provider";

export const recipe = mailProvider({
  service: "Recipe Post",
  variables: ["RECIPE_KEY", "RECIPE_URL"],
  read: (value, refuse, { isWanted }) => {
    const given = value("RECIPE_KEY");
    const key = given === "" ? { value: "", wrong: [] } : readKey(given);
    for (const detail of key.wrong) refuse("RECIPE_KEY", detail);
    if (given === "" && isWanted) refuse("RECIPE_KEY", "is needed to send mail");
    const url = value("RECIPE_URL") || "https://post.example";
    if (!isHttpAddress(url)) return refuse("RECIPE_URL", "must be an http(s) address");
    return key.value === "" ? null : { kind: "recipe", key: key.value, url };
  },
  webhook: null,
});
`;

export const MAIL_SENDER = `import type { MailSender } from "~/features/mail/core/mail-message";

/** Sends through a provider that a recipe adds. */
export function createRecipeSender(provider: { readonly key: string; readonly url: string }, post: typeof fetch): MailSender {
  return {
    isIdempotent: false,
    send: async ({ text }) => {
      const answer = await post(provider.url, { method: "POST", headers: { key: provider.key }, body: text });
      return answer.ok ? { kind: "sent", providerId: null } : { kind: "unknown", reason: "status" };
    },
  };
}
`;

export const LESSON = `export { FUTURE_READY as RECIPE_CODE } from "./future-ready.server";
`;

export const RULE_CHANGE = `
  entry({
    on: "2026-12-03",
    rules: [now("us-recipe", "in-force", "1974")],
    text: { en: "A rule that a recipe adds.", "pt-br": "Uma regra que uma receita acrescenta." },
  }),
];
`;

export const CLAUSE = `
  {
    id: "agr-recipe",
    document: "agreement",
    when: { place: ["other-private"] },
    text: { en: "We try what a recipe adds.", "pt-br": "A gente experimenta o que uma receita acrescenta." },
    reason: { en: "It is tried out.", "pt-br": "É um experimento." },
  },
];
`;
