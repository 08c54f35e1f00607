// The two answers of a model, sentences and their translation, are read alike before they are judged.
import type { AnswerCheck, CheckResult, ModelPrompt } from "~/ai/core/model-port";
import { leaksInstructions } from "~/ai/core/prompt-leak";
import type { ParsedAnswer } from "./model-answer";

/** The check of answers to a prompt: one that can be read and does not repeat the prompt is judged. */
export function createAnswerCheck<Answer, Value>(
  prompt: ModelPrompt,
  parse: (reply: string) => ParsedAnswer<Answer>,
  wordsOf: (answer: Answer) => string,
  judge: (answer: Answer) => CheckResult<Value>,
): AnswerCheck<Value> {
  return (reply) => {
    const parsed = parse(reply);
    if (!parsed.ok) return { ok: false, reason: "invalid", detail: parsed.detail, partial: null };
    const isLeak = leaksInstructions(wordsOf(parsed.answer), prompt.system);
    if (isLeak)
      return { ok: false, reason: "prompt-leak", detail: "repeats the instructions", partial: null };
    return judge(parsed.answer);
  };
}
