// The two answers of a model, sentences and their translation, are read alike before they are judged.
import type { AnswerCheck, CheckResult, ModelPrompt } from "~/ai/core/model-port";
import { leaksInstructions } from "~/ai/core/prompt-leak";

/** The check of answers to a prompt: one that can be read and does not repeat the prompt is judged. */
export function createAnswerCheck<Answer, Value>(
  { system }: ModelPrompt,
  parse: (reply: string) => Answer | null,
  wordsOf: (answer: Answer) => string,
  judge: (answer: Answer) => CheckResult<Value>,
): AnswerCheck<Value> {
  return (reply) => {
    const answer = parse(reply);
    if (answer === null)
      return { ok: false, reason: "invalid", detail: "no JSON object as asked", partial: null };
    if (!leaksInstructions(wordsOf(answer), system)) return judge(answer);
    return { ok: false, reason: "prompt-leak", detail: "repeats the instructions", partial: null };
  };
}
