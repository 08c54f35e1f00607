import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { classFields } from "~/features/book-resources/core/class-fields";
import type { ExportGuard } from "~/features/privacy-guard/core/export-guard";
import { PROMPT_LIST } from "~/features/prompts/core/prompt-query";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { promptsMessages } from "~/i18n/messages/prompts";
import { useMessages } from "~/i18n/translate";
import { ListAnswer, ListForm, useFilterableList } from "~/ui/filterable-list";
import { answerListedPrompts } from "./listed-prompts";
import { useActionWords } from "./use-action-words";

type TaskWords = Readonly<Record<string, string>>;

/** The tasks to choose from with their words. The server gives them; null in the client, which reads them in the form. */
export const PromptTasks = createContext<TaskWords | null>(null);

function usePromptTasks(): TaskWords {
  const given = useContext(PromptTasks);
  return useMemo(() => {
    if (given !== null) return given;
    const options = document.querySelectorAll<HTMLOptionElement>("select[name=task] > option");
    return Object.fromEntries([...options].map(({ value, text }) => [value, text]));
  }, [given]);
}

export interface PromptListProps {
  /** Asked before a prompt leaves that somebody wrote into. */
  readonly ask: ExportGuard;
  /** Beside the count of prompts. */
  readonly tools: ReactNode;
  /** The prompts as the server wrote them (PromptGrid). */
  readonly children?: ReactNode;
}

/** The filter of the list of prompts: fields, count line, empty state. It puts the cards in order and answers them. */
export function PromptList({ ask, tools, children }: PromptListProps) {
  const text = useMessages(promptsMessages);
  const { list } = useMessages(companionMessages);
  const actionWords = useActionWords();
  const state = useFilterableList(PROMPT_LIST);
  useEffect(() => {
    const cards = document.getElementById(PROMPT_LIST.id);
    return cards === null ? undefined : answerListedPrompts(cards, actionWords, ask);
  }, [actionWords, ask]);
  const words = { ...text, submit: list.submit, clear: list.clear };
  const fields = {
    task: [text.task, text.allTasks, usePromptTasks()],
    ...classFields(list, useMessages(bookLabelMessages)),
  } as const;
  return (
    <>
      <ListForm {...{ state, words, fields }} />
      <ListAnswer {...{ state, words }}>{tools}</ListAnswer>
      {children}
    </>
  );
}
