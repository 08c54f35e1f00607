import { useEffect, useRef, useState } from "react";
import type { ExportedPrompt } from "~/features/privacy-guard/core/export-guard";
import type { GuardRules } from "~/features/privacy-guard/core/guard-rules";
import {
  applyReplacements,
  openData,
  type Replacement,
  replacementFor,
  replacementsForAll,
} from "~/features/privacy-guard/core/replace-data";
import { controlsMessages } from "~/i18n/messages/controls";
import { privacyGuardMessages } from "~/i18n/messages/privacy-guard";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { MarkedText } from "./marked-text";
import styles from "./privacy-review.module.css";

interface PrivacyReviewProps {
  readonly prompt: ExportedPrompt;
  readonly rules: GuardRules;
  readonly onClose: () => void;
}

/** Marks likely personal data in a prompt, each with its reason and a replacement. The teacher decides. */
export function PrivacyReview({ prompt, rules, onClose }: PrivacyReviewProps) {
  const text = useMessages(privacyGuardMessages);
  const common = useMessages(controlsMessages);
  const [replacements, setReplacements] = useState<readonly Replacement[]>([]);
  const [kept, setKept] = useState<readonly string[]>([]);
  const go = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const current = applyReplacements(prompt.text, replacements);
  const open = openData(current, kept, rules);
  const openCount = open.length;

  // The pressed button goes with its passage, and the keyboard needs a place to go on from.
  useEffect(() => {
    if (openCount === 0) go.current?.focus();
    else if (document.activeElement === document.body) list.current?.querySelector("button")?.focus();
  }, [openCount]);

  function replaceAll() {
    setReplacements([...replacements, ...replacementsForAll(current, kept, text.replacements, rules)]);
  }

  function letGo() {
    prompt.leave(current);
    if (replacements.length > 0) prompt.onReplaced?.((other) => applyReplacements(other, replacements));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      heading={text.heading}
      closeLabel={common.close}
      actions={
        <>
          {openCount === 0 ? null : (
            <Button variant="brand" onClick={replaceAll}>
              {text.replaceAll}
            </Button>
          )}
          <Button ref={go} variant={openCount === 0 ? "action" : "quiet"} onClick={letGo}>
            {openCount === 0 ? prompt.label : text.asItIs(prompt.label)}
          </Button>
          {replacements.length === 0 ? null : (
            <Button variant="bare" onClick={() => setReplacements(replacements.slice(0, -1))}>
              {text.undo}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{openCount === 0 ? text.clean : text.found(openCount)}</p>
      <MarkedText text={current} found={open} label={text.textLabel} />
      <ul ref={list} className={styles.found}>
        {open.map((data) => {
          const { title, message, keep } = text.kinds[data.kind];
          const by = replacementFor(current, data, text.replacements, rules);
          return (
            <li key={data.start}>
              <h3>{title}</h3>
              <p className={styles.passage}>{data.text}</p>
              <p>{message}</p>
              <div className="cluster">
                <Button
                  size="small"
                  onClick={() => setReplacements([...replacements, { passage: data.text, by }])}
                >
                  {data.kind === "marks" ? text.replaceNames : text.replaceBy(by)}
                </Button>
                <Button size="small" onClick={() => setKept([...kept, data.text])}>
                  {keep}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="note">{text.limits}</p>
    </Dialog>
  );
}
