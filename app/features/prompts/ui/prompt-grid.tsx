import { Fragment } from "react";
import { parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import type { LibraryPrompt } from "~/features/prompts/core/library-prompt";
import { promptFileName } from "~/features/prompts/core/prompt-file-name";
import { PROMPT_LIST } from "~/features/prompts/core/prompt-query";
import { shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { controlsMessages } from "~/i18n/messages/controls";
import { lessonMessages } from "~/i18n/messages/lesson";
import { promptsMessages } from "~/i18n/messages/prompts";
import { readyPromptMessages } from "~/i18n/messages/ready-prompt";
import { useLocale, useMessages } from "~/i18n/translate";
import { Card } from "~/ui/card";
import { FilterableCards } from "~/ui/list-items";
import { Link } from "~/ui/navigation";
import { OpenInLinks } from "./open-in-links";
import { PROMPT_PLACE, TYPED_LINK } from "./prompt-actions";
import { PromptCopyButton, PromptMessageButton } from "./prompt-copy-button";
import styles from "./prompts.module.css";

interface PromptGridProps {
  readonly prompts: readonly LibraryPrompt[];
  /** The query of the page that narrows them. */
  readonly search: string;
  readonly origin: string;
}

/** The prompts, which `PromptList` hides, shows and answers. Each is also an anchor of its page. */
export function PromptGrid({ prompts, search, origin }: PromptGridProps) {
  return (
    <FilterableCards
      list={PROMPT_LIST}
      entries={prompts}
      search={search}
      fold={useMessages(controlsMessages)}
      className={`full-rows ${styles.grid}`}
      toAttributes={({ id }) => ({ id, [PROMPT_PLACE]: "" })}
    >
      {(prompt) => <PromptCard prompt={prompt} origin={origin} />}
    </FilterableCards>
  );
}

function PromptCard({ prompt, origin }: { prompt: LibraryPrompt; origin: string }) {
  const text = useMessages(promptsMessages);
  const { prepare } = useMessages(lessonMessages);
  const { copied } = useMessages(readyPromptMessages);
  const locale = useLocale();
  const labels = bookLabelMessages[locale];
  const { place, title, description, path, code, needs, files } = prompt;
  const facts = [
    needs.stages.map((stage) => labels.stages[stage]).join(", "),
    needs.subjects.map((subject) => labels.subjects[subject]).join(", "),
  ];
  return (
    <Card
      category={place === "kit" ? "certification" : "course"}
      level={2}
      eyebrow={
        <>
          {place === "kit" ? text.kit : labels.chapters[place]}
          <span>{prepare(needs.minutesToPrepare)}</span>
        </>
      }
      heading={<Link to={path}>{title}</Link>}
      actions={
        <div className={styles.prompt} data-prompt={copied}>
          <details>
            <summary>{text.read}</summary>
            <PromptText prompt={prompt.prompt} />
          </details>
          <div className={styles.actions}>
            <PromptCopyButton />
            <OpenInLinks size="small" hasHint={false} />
            <PromptMessageButton />
          </div>
          <p>
            {`${text.shortLink} `}
            <span className={styles.link} {...{ [TYPED_LINK]: "" }}>
              {typedLink(shortLinkUrl(origin, code, locale))}
            </span>
            {files.map((file) => (
              <Fragment key={file.path}>
                {"\u00a0· "}
                <a href={file.path} download={file.name === promptFileName(prompt) ? "" : file.name}>
                  {file.label}
                </a>
              </Fragment>
            ))}
          </p>
        </div>
      }
    >
      <p data-description="">{description}</p>
      <p>{facts.join(" · ")}</p>
    </Card>
  );
}

/** The prompt as it was printed, its blanks marked. */
function PromptText({ prompt }: { prompt: string }) {
  return (
    <p className={styles.text}>
      {parsePrompt(prompt).map((segment) =>
        segment.kind === "text" ? segment.text : <mark key={segment.at}>{`[${segment.blank.label}]`}</mark>,
      )}
    </p>
  );
}
