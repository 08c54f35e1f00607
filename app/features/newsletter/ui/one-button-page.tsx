import type { ReactNode } from "react";
import type { LinkOutcome } from "~/features/newsletter/core/newsletter-links";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { newsletterPagesMessages } from "~/i18n/messages/newsletter-pages";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

interface OneButtonPageProps {
  readonly pageId:
    | "newsletter-confirm"
    | "newsletter-unsubscribe"
    | "newsletter-refuse"
    | "newsletter-record";
  readonly text: {
    readonly text: string;
    readonly button: string;
    readonly doneHeading: string;
    readonly done: string;
    readonly unknownHeading: string;
    readonly unknown: string;
  };
  /** Null until the button was pressed. */
  readonly outcome: LinkOutcome | null;
  /** Below the text, before the button. */
  readonly children?: ReactNode;
}

/**
 * A page that a mail links to: an announcement, the button, and afterwards its result. A plain form posts to the
 * address that was opened, so that the token stays where it is and no script is needed.
 */
export function OneButtonPage({ pageId, text, outcome, children }: OneButtonPageProps) {
  const pages = useMessages(pagesMessages);
  const { failedHeading } = useMessages(newsletterPagesMessages);
  const { errors } = useMessages(newsletterMessages);
  const headings = { done: text.doneHeading, unknown: text.unknownHeading, failed: failedHeading };
  const words = { done: text.done, unknown: text.unknown, failed: errors.failed };
  return (
    <div className="reading-page stack">
      <h1>{outcome === null ? pages[pageId].title : headings[outcome]}</h1>
      <p>{outcome === null ? text.text : words[outcome]}</p>
      {children}
      {outcome === null || outcome === "failed" ? (
        <form method="post">
          <Button type="submit" variant="action">
            {text.button}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
