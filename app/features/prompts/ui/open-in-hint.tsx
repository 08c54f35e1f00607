import { LANGUAGES } from "~/addresses/languages";
import { PROMPT_SERVICES } from "~/features/prompts/core/prompt-services";
import { promptsMessages } from "~/i18n/messages/prompts";
import { useLocale, useMessages } from "~/i18n/translate";
import styles from "./prompts.module.css";

const FILLED_IN = PROMPT_SERVICES.flatMap(({ name, prefill }) => (prefill === null ? [] : [name]));

/** What happens to a prompt that is opened; true with script alone. */
export function OpenInHint() {
  const { openInHint } = useMessages(promptsMessages);
  const names = new Intl.ListFormat(LANGUAGES[useLocale()].tag).format(FILLED_IN);
  return <p className={styles.hint}>{openInHint(names)}</p>;
}
