import { type FormEvent, useEffect, useState } from "react";
import { type CheckedView, viewText } from "~/features/bncc/core/checked-view";
import { TEXT_FIELD } from "~/features/bncc/core/posted-text";
import { bnccMessages } from "~/i18n/messages/bncc";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import PrintButton from "~/ui/print-button.island";
import { CheckForm } from "./check-form";
import { CheckResult, RESULT_ID } from "./check-result";
import { loadCodeList } from "./load-code-list";

interface CodeCheckerProps {
  /** The page that checks without script. */
  readonly action: string;
  /** The file with the list of codes. */
  readonly listPath: string;
}

/** Checks a text on the device. The list comes when somebody begins to use the form; without it the form is posted. */
export default function CodeChecker({ action, listPath }: CodeCheckerProps) {
  const text = useMessages(bnccMessages);
  const [view, setView] = useState<CheckedView | null>(null);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (view !== null) document.getElementById(RESULT_ID)?.querySelector("h2")?.focus();
  }, [view]);

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const written = String(new FormData(form).get(TEXT_FIELD) ?? "");
    const isEmpty = written.trim() === "";
    setError(isEmpty ? text.errors.empty : undefined);
    if (isEmpty) return setView(null);
    const list = await loadCodeList(listPath);
    if (list === null) form.submit();
    else setView(viewText(written, list));
  }

  function tryExample({ currentTarget: { form } }: { currentTarget: HTMLButtonElement }) {
    const field = form?.elements.namedItem(TEXT_FIELD);
    if (field instanceof HTMLTextAreaElement) field.value = text.form.exampleText;
    form?.requestSubmit();
  }

  return (
    <div className="stack">
      <CheckForm action={action} error={error} onIntent={() => loadCodeList(listPath)} onSubmit={check}>
        <Button data-client="" onClick={tryExample}>
          {text.form.example}
        </Button>
      </CheckForm>
      {view === null ? null : (
        <CheckResult view={view} actions={<PrintButton label={text.result.print} part={RESULT_ID} />} />
      )}
    </div>
  );
}
