// All that the documents of the school kit are made of, one file per language. A browser fetches it when somebody
// begins to answer.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import type { AppBindings } from "./app-bindings";
import { answerTagged } from "./tagged-answer";

/** `GET /school-kit.{locale}.json`. It changes only with a deploy, so an hour of age does no harm. */
export function schoolKitFile(locale: Locale) {
  return async (c: Context<AppBindings>): Promise<Response> => {
    const { getKit } = await import("~/features/school-kit/io/kit.server");
    const text = JSON.stringify(getKit(locale));
    return answerTagged(c, text, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    });
  };
}
