import { SearchX } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { AskBeforeLeaving } from "~/features/privacy-guard/core/leaving";
import {
  filterPrompts,
  PROMPT_PARAMETERS,
  parsePromptQuery,
  serialisePromptQuery,
} from "~/features/prompts/core/prompt-query";
import { companionMessages } from "~/i18n/messages/companion";
import { promptsMessages } from "~/i18n/messages/prompts";
import { useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { QueryLink } from "~/ui/page-query";
import { useFormQuery } from "~/ui/use-form-query";
import { useShownItems } from "~/ui/use-shown-items";
import { PROMPT_CARDS_ID, useListedPrompts, usePromptTasks } from "./listed-prompts";
import { nameFiles } from "./name-files";
import { answerPrompts } from "./prompt-actions";
import { PromptFilters } from "./prompt-filters";
import { toMessage } from "./prompt-message";
import styles from "./prompts.module.css";
import { useActionWords } from "./use-action-words";

const ADDRESSED = {
  parameters: PROMPT_PARAMETERS,
  parse: parsePromptQuery,
  serialise: serialisePromptQuery,
};

interface PromptListProps {
  /** Asked before a prompt leaves that somebody wrote into. */
  readonly ask: AskBeforeLeaving;
  /** Beside the count of prompts. */
  readonly tools: ReactNode;
  /** The prompts as the server wrote them (PromptGrid). */
  readonly children?: ReactNode;
}

/** The filter of the list of prompts: fields, count line, empty state. It puts the cards in order and answers them. */
export function PromptList({ ask, tools, children }: PromptListProps) {
  const text = useMessages(promptsMessages);
  const { list } = useMessages(companionMessages);
  const words = useActionWords();
  const form = useRef<HTMLFormElement>(null);
  const prompts = useListedPrompts();
  const tasks = usePromptTasks();
  const { query, generation, follow } = useFormQuery(form, ADDRESSED);
  const shown = useMemo(() => filterPrompts(prompts, query), [prompts, query]);
  useShownItems(PROMPT_CARDS_ID, shown);
  useEffect(() => {
    const cards = document.getElementById(PROMPT_CARDS_ID);
    return cards === null ? undefined : answerPrompts(cards, words, ask, toMessage);
  }, [words, ask]);
  useEffect(() => {
    const cards = document.getElementById(PROMPT_CARDS_ID);
    return cards === null ? undefined : nameFiles(cards);
  }, []);
  const clear = (
    <QueryLink search="" className={buttonClass({ size: "small" })}>
      {list.clear}
    </QueryLink>
  );
  return (
    <>
      <PromptFilters key={generation} ref={form} query={query} tasks={tasks} onInput={follow} />
      <div className={styles.count}>
        <p role="status">{text.showing(shown.length, prompts.length)}</p>
        {serialisePromptQuery(query) !== "" && shown.length > 0 ? clear : null}
        {tools}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} heading={text.emptyTitle} actions={clear}>
          <p>{text.emptyText}</p>
        </EmptyState>
      ) : null}
      {children}
    </>
  );
}
