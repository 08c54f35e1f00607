import { pathOf } from "~/addresses/addresses";
import { CHECKLIST_STORAGE_KEY } from "~/features/checklists/core/checklist";
import { CHECKLIST_DOCUMENT_ID } from "~/features/checklists/core/checklist-document";
import { Checklist } from "~/features/checklists/ui/checklist";
import { CostCalculator } from "~/features/platforms/ui/cost-calculator";
import { ComparisonFactors, PlatformCards } from "~/features/platforms/ui/platform-cards";
import { RulesLink } from "~/features/rules/ui/rules-link";
import { SchoolKitLink } from "~/features/school-kit/ui/kit-link";
import { useLocale } from "~/i18n/translate";
import { Island } from "~/islands/island";
import type { PlatformsData } from "./platforms-data.server";
import { useSiteOrigin } from "./site-origin";
import { WordLink } from "./word-link";

/** The platforms page below its head. */
export function PlatformsSections({ data }: { data: PlatformsData }) {
  return (
    <>
      <div className="page section">
        <PlatformCards platforms={data.platforms} />
      </div>
      <div className="page section">
        <ComparisonFactors factors={data.factors} tip={data.tip} />
      </div>
      <div className="page section">
        <Island
          name="cost-calculator"
          of={CostCalculator}
          waits="tool"
          props={{
            initial: data.costForm,
            isAsked: data.isCostAsked,
            path: pathOf("platform-costs", useLocale()),
            origin: useSiteOrigin(),
            plans: data.plans,
          }}
        />
      </div>
      <div className="page section stack">
        <Island
          name="checklist"
          of={Checklist}
          waits="tool"
          keptFor={CHECKLIST_STORAGE_KEY}
          props={data.checklist}
        />
        <p>
          <WordLink id={CHECKLIST_DOCUMENT_ID} title={data.checklist.title} />
        </p>
        <SchoolKitLink />
        <RulesLink />
      </div>
    </>
  );
}
