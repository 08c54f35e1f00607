import { type ComponentProps, useEffect, useMemo, useState } from "react";
import { mayHoldCode } from "~/features/bncc/core/skill-prefix";
import type { SkillCheckProps } from "~/features/bncc/ui/skill-check.client";
import { listBlanks, parsePrompt } from "~/features/book-resources/core/prompt-blanks";
import { useBlankHelp, useLandingPrompt } from "~/features/book-resources/ui/landing-prompt";
import { storeOpenedLesson } from "~/features/book-resources/ui/opened-lessons-store";
import { PromptForm } from "~/features/book-resources/ui/prompt-form";
import { useClassCard } from "~/features/class-card/ui/use-class-card";
import { usePrivacyGuard } from "~/features/privacy-guard/ui/use-privacy-guard";
import { promptToolsMessages } from "~/i18n/messages/prompt-tools";
import { useMessages } from "~/i18n/translate";
import { useHeldClicks } from "~/islands/use-held-clicks";
import { Button } from "~/ui/button";

interface PromptWorkbenchProps extends Pick<ComponentProps<typeof PromptForm>, "page"> {
  /** Where codes of the curriculum are looked up, by a reader and by the script, where a blank asks for one. */
  readonly codes: { readonly pagePath: string; readonly listPath: string } | null;
}

/** A ready prompt with its blanks, the class that fills them, and what asks before it leaves the page. */
export default function PromptWorkbench({ page, codes }: PromptWorkbenchProps) {
  const prompt = useLandingPrompt();
  const help = useBlankHelp();
  const text = useMessages(promptToolsMessages);
  const { ask, preload, review } = usePrivacyGuard();
  const labels = useMemo(() => listBlanks(parsePrompt(prompt)).map(({ label }) => label), [prompt]);
  const { fill, isFilling, open, dialog } = useClassCard(labels);
  useHeldClicks(isFilling);
  useEffect(() => storeOpenedLesson({ path: location.pathname, title: page.title }), [page.title]);

  // Loads the privacy check ahead: the class card puts in the teacher's own text, which the next click may copy.
  useEffect(() => {
    if (Object.keys(fill).length > 0) preload();
  }, [fill, preload]);

  return (
    <>
      <PromptForm
        prompt={prompt}
        page={page}
        help={help}
        ask={ask}
        onWrite={preload}
        fill={fill}
        fillNote={text.fromClass}
        skillPath={codes?.pagePath}
        checkSkill={(written, onUse) =>
          codes === null ? null : (
            <SkillCheckLoader written={written} listPath={codes.listPath} onUse={onUse} />
          )
        }
        tools={
          <Button size="small" data-client="" onClick={open}>
            {text.myClass}
          </Button>
        }
      />
      {review}
      {dialog}
    </>
  );
}

type Tool = typeof import("~/features/bncc/ui/skill-check.client");

/**
 * The check of the codes in a blank, loaded when there is something to check. Where it does not come, nothing is said.
 */
function SkillCheckLoader(props: SkillCheckProps) {
  const [tool, setTool] = useState<Tool | null>(null);
  const isAsked = mayHoldCode(props.written);

  useEffect(() => {
    if (isAsked) import("~/features/bncc/ui/skill-check.client").then(setTool, () => {});
  }, [isAsked]);

  return tool === null ? null : <tool.SkillCheck {...props} />;
}
