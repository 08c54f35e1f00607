import { useEffect, useState } from "react";
import { type CheckedView, viewText } from "~/features/bncc/core/checked-view";
import { bnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import styles from "./bncc.module.css";
import { FoundCode } from "./check-result";
import { loadCodeList } from "./load-code-list";

/** How long nobody has typed before it answers: a code half written is no mistake. */
const SETTLED_MS = 500;

export interface SkillCheckProps {
  /** The text of the blank. */
  readonly written: string;
  /** The file with the list of codes. */
  readonly listPath: string;
  /** Called with the code that is to replace the written one. */
  readonly onUse: (written: string, code: string) => void;
}

/** Says of each code in a blank whether it exists, and offers those that may have been meant. */
export function SkillCheck({ written, listPath, onUse }: SkillCheckProps) {
  const text = useMessages(bnccCodesMessages);
  const [found, setFound] = useState<CheckedView["found"]>([]);

  useEffect(() => {
    let isLate = false;
    const list = loadCodeList(listPath);
    const timer = setTimeout(async () => {
      const codes = await list;
      if (codes !== null && !isLate) setFound(viewText(written, codes).found);
    }, SETTLED_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [written, listPath]);

  return (
    <div role="status">
      {found.length === 0 ? null : (
        <ul className={styles.found}>
          {found.map((code) => (
            <FoundCode
              key={code.written}
              code={code}
              offer={(meant) => (
                <Button
                  size="small"
                  aria-label={text.takeCode(meant)}
                  onClick={() => onUse(code.written, meant)}
                >
                  {text.take}
                </Button>
              )}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
