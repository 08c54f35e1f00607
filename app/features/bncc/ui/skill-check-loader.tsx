import { useEffect, useState } from "react";
import type { SkillCheckProps } from "./skill-check.client";

type Tool = typeof import("./skill-check.client");

/** A digit between letters, as in every code: until there is one, nothing is loaded. */
const MAY_HOLD_CODE = /[A-Z]\d+[A-Z]/i;

/** The check of the codes in a blank, loaded when there is something to check. Where it does not come, nothing is said. */
export function SkillCheckLoader(props: SkillCheckProps) {
  const [tool, setTool] = useState<Tool | null>(null);
  const isAsked = MAY_HOLD_CODE.test(props.written);

  useEffect(() => {
    if (isAsked) import("./skill-check.client").then(setTool, () => {});
  }, [isAsked]);

  return tool === null ? null : <tool.SkillCheck {...props} />;
}
