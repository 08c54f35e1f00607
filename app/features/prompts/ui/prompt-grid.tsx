import { Copy } from "lucide-react";
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
import { shareMessages } from "~/i18n/messages/share";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { SwappedLabel } from "~/ui/copy-button";
import { Icon } from "~/ui/icon";
import { FilterableCards } from "~/ui/list-items";
import { Link } from "~/ui/navigation";
import { OpenInLinks } from "./open-in-links";
import { COPY_MESSAGE, COPY_PROMPT, PROMPT_PLACE, TYPED_LINK } from "./prompt-actions";
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

/** Copies the prompt of its place. Until hydration the inline script does it, and writes into the next element. */
function PromptCopyButton() {
  const { copy, copied } = useMessages(readyPromptMessages);
  return (
    <>
      <Button size="small" data-client="" {...{ [COPY_PROMPT]: "" }}>
        <Icon icon={Copy} />
        <SwappedLabel label={copy} copiedLabel={copied} />
      </Button>
      <span role="status" className="visually-hidden" />
    </>
  );
}

/**
 * Copies the prompt of its place as a message for WhatsApp. It stands last in its row: a control with something beside
 * it is one that the inline script takes for the button of the prompt itself.
 */
function PromptMessageButton() {
  const { copyForWhatsApp, copied } = useMessages(shareMessages);
  return (
    <Button size="small" data-client="" {...{ [COPY_MESSAGE]: "" }}>
      <Icon icon={Copy} />
      <SwappedLabel label={copyForWhatsApp} copiedLabel={copied} />
    </Button>
  );
}
