/** Result of a question, or the fact that nobody answered it. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** Value of an answer, or `fallback` where none came. */
export function valueOr<T>(answer: Answer<T>, fallback: T): T {
  return answer.ok ? answer.value : fallback;
}
