import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonLook, buttonClass } from "./button";
import { EmptyState } from "./empty-state";
import { QueryLink } from "./page-query";
import type { ListState } from "./use-filterable-list";

interface ListAnswerProps {
  readonly state: ListState;
  readonly className: string | undefined;
  /** How many are shown, in words. */
  readonly count: string;
  readonly words: { readonly clear: string; readonly emptyTitle: string; readonly emptyText: string };
  /** Where on the page the list is, with its "#"; for the link that clears without script. */
  readonly hash?: string;
  readonly emptyLevel?: 2 | 3;
  /** Controls beside the count. */
  readonly children?: ReactNode;
}

/** How many items a list shows, the way back to all of them, and what stands there where none is left. */
export function ListAnswer({ state, className, count, words, hash, emptyLevel, children }: ListAnswerProps) {
  const isEmpty = state.shown.length === 0;
  const { clearSearch: search, clear: onClick } = state;
  const clear = (look: ButtonLook) =>
    search === null ? (
      <Button {...look} onClick={onClick}>
        {words.clear}
      </Button>
    ) : (
      <QueryLink {...{ search, hash, onClick }} className={buttonClass(look)}>
        {words.clear}
      </QueryLink>
    );
  return (
    <>
      <div className={className}>
        <p ref={state.count} role="status" tabIndex={-1} className="tabular">
          {count}
        </p>
        {state.isFiltered && !isEmpty ? clear({ size: "small" }) : null}
        {children}
      </div>
      {isEmpty ? (
        <EmptyState
          icon={SearchX}
          heading={words.emptyTitle}
          level={emptyLevel}
          actions={clear({ variant: "brand" })}
        >
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : null}
    </>
  );
}
