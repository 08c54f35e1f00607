import { LANGUAGES } from "~/addresses/languages";
import { PROMPT_SERVICES } from "~/features/prompts/core/prompt-services";
import { promptsMessages } from "~/i18n/messages/prompts";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { ExternalLink } from "~/ui/external-link";
import { OPEN_IN, OPENED } from "./prompt-actions";
import styles from "./prompts.module.css";

interface OpenInLinksProps {
  readonly size?: "medium" | "small";
  /** False where the page says once how it works. */
  readonly hasHint?: boolean;
}

/** The assistants that the prompt beside it can be opened in. Without script each link leads to the assistant alone. */
export function OpenInLinks({ size = "medium", hasHint = true }: OpenInLinksProps) {
  const { openIn } = useMessages(promptsMessages);
  const { newTab } = useMessages(shellMessages).common;
  return (
    <details className={styles.openIn} data-print="hide">
      <summary className={buttonClass({ size })}>{openIn}</summary>
      <ul className="cluster">
        {PROMPT_SERVICES.map(({ id, name, page }) => (
          <li key={id}>
            <ExternalLink
              href={page}
              newTabLabel={`(${newTab})`}
              withoutArrow
              className={buttonClass({ size: "small" })}
              {...{ [OPEN_IN]: "" }}
            >
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {hasHint ? <OpenInHint /> : null}
      <p role="status" {...{ [OPENED]: "" }} />
    </details>
  );
}

const FILLED_IN = PROMPT_SERVICES.flatMap(({ name, prefill }) => (prefill === null ? [] : [name]));

/** Says which services get the prompt filled in; true with script alone. */
export function OpenInHint() {
  const { openInHint } = useMessages(promptsMessages);
  const names = new Intl.ListFormat(LANGUAGES[useLocale()].tag).format(FILLED_IN);
  return <p className="client-only note">{openInHint(names)}</p>;
}
