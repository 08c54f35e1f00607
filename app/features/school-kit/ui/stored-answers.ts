// The answers on the device: in its own storage, or in the fragment of a link that somebody was given.
import { KIT_ANSWERS_KEY, readAnswers, toAnswerParams } from "~/features/school-kit/core/answers";
import { readStored, writeStored } from "~/ui/device-storage";

/** Shows values in a form; other fields stay unchanged. */
export function showFields(form: HTMLFormElement, fields: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
      if (fields.has(control.name)) control.checked = fields.getAll(control.name).includes(control.value);
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      control.value = fields.get(control.name) ?? control.value;
    }
  }
}

/** The answers in the address; null where there are none. */
export function readLinked(): URLSearchParams | null {
  const linked = toAnswerParams(readAnswers(new URLSearchParams(window.location.hash.slice(1))));
  return `${linked}` === "" ? null : linked;
}

/** Takes the answers out of the address, so that a reload does not bring them again. */
export function leaveLink(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

/** Whether a form has these answers already. */
export function hasAnswers(fields: URLSearchParams, answers: URLSearchParams): boolean {
  return [...answers.keys()].every((name) => `${fields.getAll(name)}` === `${answers.getAll(name)}`);
}

/** The stored answers of this browser; null where there are none. */
export function readKept(): URLSearchParams | null {
  const stored = readStored(KIT_ANSWERS_KEY);
  return stored === null ? null : new URLSearchParams(stored);
}

/** Stores the fields; where storage is refused the form itself still holds them. */
export function keep(fields: URLSearchParams): void {
  writeStored(KIT_ANSWERS_KEY, fields.toString());
}

/** Removes the stored answers from this browser. */
export function forget(): void {
  writeStored(KIT_ANSWERS_KEY, null);
}

/** Today on the clock of the device, as "2026-11-22". */
export function localDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}
