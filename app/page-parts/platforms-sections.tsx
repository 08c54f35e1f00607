import { pathOf } from "~/addresses/addresses";
import { ComparisonFactors, PlatformCards } from "~/features/platforms/ui/platform-cards";
import { RulesLink } from "~/features/rules/ui/rules-link";
import { SchoolKitLink } from "~/features/school-kit/ui/kit-link";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import type { PlatformsData } from "./platforms-data.server";

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
      <BeforeYouPay />
    </>
  );
}

/**
 * The ways to the calculator and the checklist. They stood on this page once: links to them still find their place, and
 * the fields of a calculation go along (`data-shell`).
 */
function BeforeYouPay() {
  const { next, jumps } = useMessages(platformsMessages);
  const locale = useLocale();
  return (
    <section className="page section stack">
      <h2>{next.heading}</h2>
      <p id="calculator" className="reading">
        <Link to={pathOf("platform-costs", locale)} data-shell="address">
          {jumps.calculator}
        </Link>
        . {next.calculator}
      </p>
      <p id="checklist" className="reading">
        <Link to={pathOf("platform-checklist", locale)}>{jumps.checklist}</Link>. {next.checklist}
      </p>
      <SchoolKitLink />
      <RulesLink />
    </section>
  );
}
