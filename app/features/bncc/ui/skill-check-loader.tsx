import { useEffect, useState } from "react";
import { mayHoldCode } from "~/features/bncc/core/may-hold-code";
import type { SkillCheckProps } from "./skill-check.client";

type Tool = typeof import("./skill-check.client");

/**
 * The check of the codes in a blank, loaded when there is something to check. Where it does not come, nothing is said.
 */
export function SkillCheckLoader(props: SkillCheckProps) {
  const [tool, setTool] = useState<Tool | null>(null);
  const isAsked = mayHoldCode(props.written);

  useEffect(() => {
    if (isAsked) import("./skill-check.client").then(setTool, () => {});
  }, [isAsked]);

  return tool === null ? null : <tool.SkillCheck {...props} />;
}
