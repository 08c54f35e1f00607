import type { ListedResource } from "~/features/catalogue/core/resource";
import { formatMonth } from "~/i18n/format-month";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { ByAge } from "~/ui/by-age";

/** The facts that a teacher asks for first. Facts that are not known are not shown. */
export function FactBadges({ resource }: { resource: ListedResource }) {
  const { facts } = useMessages(catalogueMessages);
  const { category, freeTier, login, minimumAge, interfaceInPortuguese, educationOffer } = resource;
  return (
    <>
      {freeTier === true ? (
        <Badge tone="success">{category === "ai_tool" ? facts.freePlan : facts.free}</Badge>
      ) : null}
      {interfaceInPortuguese === true ? <Badge>{facts.portuguese}</Badge> : null}
      {login === "pupils" ? (
        <Badge>{minimumAge === null ? facts.pupils : facts.pupilsFrom(minimumAge)}</Badge>
      ) : null}
      {login === "teacher-only" ? <Badge>{facts.teachersOnly}</Badge> : null}
      {login === null && minimumAge !== null ? <Badge>{facts.from(minimumAge)}</Badge> : null}
      {educationOffer === true ? <Badge>{facts.offer}</Badge> : null}
    </>
  );
}

/** The month of the check; after 180 days it asks for another. */
export function FreshnessBadge({ month }: { month: string }) {
  const { facts } = useMessages(catalogueMessages);
  const label = formatMonth(month, useLocale(), "short");
  return (
    <ByAge
      month={month}
      fresh={<Badge>{facts.checked(label)}</Badge>}
      old={<Badge tone="warning">{facts.needsRecheck(label)}</Badge>}
    />
  );
}
