import type { ResourceCard } from "~/features/catalogue/core/resource";
import type { Standing } from "~/features/evidence/core/evidence";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { standingWords } from "~/i18n/standing-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { AgedBadge } from "~/ui/aged-badge";
import { Badge } from "~/ui/badge";

/** The facts that a teacher asks for first. Facts that are not known are not shown. */
export function FactBadges({ resource }: { resource: ResourceCard }) {
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

/** What the facts rest on, and its month; after 180 days they ask for a check. */
export function StandingBadge({ standing }: { standing: Standing }) {
  return <AgedBadge month={standing.month} {...standingWords(standing, useLocale())} />;
}
