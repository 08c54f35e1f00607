/** What was asked for, or that whoever was asked did not answer. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** What was asked for; `fallback` stands in where nothing came. */
export function valueOr<T>(answer: Answer<T>, fallback: T): T {
  return answer.ok ? answer.value : fallback;
}
