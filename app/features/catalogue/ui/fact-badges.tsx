import type { ResourceCard, ToolCard } from "~/features/catalogue/core/resource";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";

/** The facts that a teacher asks for first. Only the age rule of a tool is named where it is not known. */
export function FactBadges({ resource }: { resource: ResourceCard }) {
  const { facts } = useMessages(catalogueMessages);
  const { claims } = useMessages(toolFactsMessages);
  const { category, freeTier, interfaceInPortuguese, tool } = resource;
  return (
    <>
      {freeTier === true ? (
        <Badge tone="success">{category === "ai_tool" ? facts.freePlan : facts.free}</Badge>
      ) : null}
      {interfaceInPortuguese === true ? (
        <Badge>{tool?.portuguese === "website" ? claims.websiteInPortuguese : facts.portuguese}</Badge>
      ) : null}
      {tool === null ? null : <ToolBadges tool={tool} />}
    </>
  );
}

function ToolBadges({ tool }: { tool: ToolCard }) {
  const { claims } = useMessages(toolFactsMessages);
  const { noAccount, training, offer } = tool;
  return (
    <>
      <PupilBadge tool={tool} />
      {noAccount === null ? null : (
        <Badge>{noAccount === "yes" ? claims.noAccount : claims.noPupilAccount}</Badge>
      )}
      {training === null ? null : (
        <Badge tone={training === "no" ? "neutral" : "warning"}>{claims.training[training]}</Badge>
      )}
      {offer === null ? null : <OfferBadge offer={offer} />}
    </>
  );
}

/** From which age pupils may use it, and with whose permission. */
function PupilBadge({ tool }: { tool: ToolCard }) {
  const { claims } = useMessages(toolFactsMessages);
  const { pupils, minimumAge: age, needsGuardian } = tool;
  if (pupils === "through-school") return <Badge>{claims.schoolPupils}</Badge>;
  if (pupils === "yes" || pupils === "with-guardian") {
    if (age === null) return <Badge>{needsGuardian ? claims.pupilsWithGuardian : claims.pupils}</Badge>;
    return <Badge>{needsGuardian ? claims.pupilsFromWithGuardian(age) : claims.pupilsFrom(age)}</Badge>;
  }
  if (age !== null) return <Badge>{claims.from(age)}</Badge>;
  return <Badge>{pupils === "no" ? claims.notForPupils : claims.ageUnknown}</Badge>;
}

function OfferBadge({ offer }: { offer: NonNullable<ToolCard["offer"]> }) {
  const { claims, audiences } = useMessages(toolFactsMessages);
  const { countries } = offer;
  const places =
    countries === null
      ? claims.placesUnknown
      : countries === "worldwide"
        ? claims.worldwide
        : countries.join(", ");
  return <Badge>{claims.offer(offer.audiences.map((who) => audiences[who]).join(", "), places)}</Badge>;
}
