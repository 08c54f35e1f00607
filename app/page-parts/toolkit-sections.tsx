import { CheckLink } from "~/features/bncc/ui/check-link";
import {
  BestPractices,
  ToolGroups,
  ToolkitDownloads,
  TutorialOutlines,
} from "~/features/planning-toolkit/ui/toolkit-parts";
import { RulesLink } from "~/features/rules/ui/rules-link";
import { SchoolKitLink } from "~/features/school-kit/ui/kit-link";
import type { ToolkitData } from "./toolkit-data.server";

/** The planning toolkit page below its head. */
export function ToolkitSections({ data }: { data: ToolkitData }) {
  return (
    <>
      <div className="page section stack">
        <ToolGroups groups={data.groups} />
        <CheckLink />
        <RulesLink />
        <SchoolKitLink />
      </div>
      <div className="page section">
        <ToolkitDownloads kit={data.kit} checklist={data.checklist} />
      </div>
      <div className="page section">
        <TutorialOutlines tutorials={data.tutorials} note={data.tutorialsNote} />
      </div>
      <div className="page section">
        <BestPractices practices={data.practices} />
      </div>
    </>
  );
}
