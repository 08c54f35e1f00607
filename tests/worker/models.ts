// Models played by the scripted server, in the shapes of OpenAI and Anthropic.
import type { SeenRequest, Step } from "../servers/scripted-server";
import { inLetters } from "./rss";
import { rewrite, script } from "./scripted";

export type ModelKind = "openai" | "anthropic";

export interface TestModel {
  readonly name: string;
  /** Its entry of AI_PROVIDERS. */
  readonly config: Readonly<Record<"name" | "kind" | "baseUrl" | "model" | "secret", string>>;
  /** Requests to it so far. */
  seen(): Promise<SeenRequest[]>;
  /** Gives it other answers. */
  play(...steps: readonly Step[]): Promise<void>;
}

/** Name of the secret that holds the keys of all test models, and the key. */
export const TEST_SECRET = "TEST_MODEL_KEY";
export const TEST_KEY = "sk-test-0123456789";

const ENDPOINTS: Readonly<Record<ModelKind, string>> = {
  openai: "/chat/completions",
  anthropic: "/v1/messages",
};

let models = 0;

/** A model with a name of its own, because pauses are kept by name; it has no digit, which an answer might have. */
export async function createModel(kind: ModelKind, ...steps: readonly Step[]): Promise<TestModel> {
  const base = await script();
  models += 1;
  const name = `${kind} ${inLetters(models)}`;
  const endpoint = base.below(ENDPOINTS[kind]);
  await rewrite(endpoint.url, ...steps);
  return {
    name,
    config: { name, kind, baseUrl: base.url, model: "test-model", secret: TEST_SECRET },
    seen: endpoint.seen,
    play: (...next) => rewrite(endpoint.url, ...next),
  };
}

/** The configuration that asks these models, in this order. */
export function modelVariables(...models: readonly TestModel[]): Record<string, string> {
  return { AI_PROVIDERS: JSON.stringify(models.map(({ config }) => config)), [TEST_SECRET]: TEST_KEY };
}

/** OpenAI's response when its model has written `content`. */
export function openAi(content: string): Step {
  return json({
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content, refusal: null }, finish_reason: "stop" }],
    usage: { prompt_tokens: 400, completion_tokens: 200, total_tokens: 600 },
  });
}

/** OpenAI's response when its model declines. */
export function openAiRefusal(): Step {
  return json({
    choices: [
      {
        message: { role: "assistant", content: null, refusal: "I can't help with that." },
        finish_reason: "stop",
      },
    ],
  });
}

/** Anthropic's response when its model has used the tool with `input`. */
export function anthropic(input: unknown): Step {
  return json({
    id: "msg_1",
    type: "message",
    role: "assistant",
    content: [{ type: "tool_use", id: "toolu_1", name: "answer", input }],
    stop_reason: "tool_use",
    usage: { input_tokens: 400, output_tokens: 200 },
  });
}

function json(body: object): Step {
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

/** The shown sentences of the good answer: cuts of LONG_TEXT. */
export const GOOD_SENTENCES = [
  "The ministry of education has published new guidance for teachers who use generative AI in class.",
  "Teachers have to check every text before pupils see it.",
] as const;

/** The translations of the good answer: headline, sentences, note. */
export const GOOD_TRANSLATIONS = [
  "Orientações sobre IA generativa para escolas",
  "O ministério da educação publicou novas orientações para professores que usam IA generativa em aula.",
  "Os professores precisam conferir todo texto antes que os alunos o vejam.",
  "Confira o que um chatbot escreve antes de mostrar à turma.",
] as const;

/** An answer about LONG_TEXT that passes every check, to both requests: each reads its own part. */
export const GOOD_ANSWER = {
  sentences: [
    { from: [1], text: GOOD_SENTENCES[0] },
    { from: [3], text: GOOD_SENTENCES[1] },
  ],
  classNote: "Check what a chatbot writes before your class sees it.",
  tags: ["ai", "education"],
  influence: 61,
  education: 92,
  translations: GOOD_TRANSLATIONS.map((text, number) => ({ number, text })),
};

/** Stored texts of the good answer. The source's own headline stays in its language. */
export const GOOD_TEXTS = {
  en: { summary: GOOD_SENTENCES.join(" "), classNote: GOOD_ANSWER.classNote },
  pt: {
    title: GOOD_TRANSLATIONS[0],
    summary: GOOD_TRANSLATIONS.slice(1, 3).join(" "),
    classNote: GOOD_TRANSLATIONS[3],
  },
} as const;

/** The good answer with other parts; `translated` has other translations by their line. */
export function answerWith({
  translated = {},
  ...changes
}: {
  readonly sentences?: readonly { readonly from: readonly number[]; readonly text: string }[];
  readonly classNote?: string;
  readonly influence?: unknown;
  readonly education?: unknown;
  readonly tags?: unknown;
  readonly translated?: Readonly<Record<number, string>>;
}): object {
  const translations = GOOD_TRANSLATIONS.map((text, number) => ({
    number,
    text: translated[number] ?? text,
  }));
  return { ...GOOD_ANSWER, translations, ...changes };
}
