import type { CardBadge, WhoBadge } from "~/features/catalogue/core/card-badges";
import type { ToolCard } from "~/features/catalogue/core/resource";
import type { Provenance } from "~/features/evidence/core/evidence";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { type ToolFactsMessages, toolFactsMessages } from "~/i18n/messages/tool-facts";
import { provenanceWords } from "~/i18n/provenance-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { countryName } from "~/lib/country-name";
import { Badge } from "~/ui/badge";
import { FreshnessBadge, FreshnessWords } from "~/ui/freshness-badge";

/** Shows the provenance of facts and its month; after 180 days, and without a month, it asks for a check. */
export function ProvenanceBadge({ provenance }: { provenance: Provenance }) {
  return <FreshnessBadge month={provenance.month} {...provenanceWords(provenance, useLocale())} />;
}

interface ProvenanceWordsProps {
  readonly provenance: Provenance;
  readonly oldClass?: string | undefined;
}

/** The same in small print. */
export function ProvenanceWords({ provenance, oldClass }: ProvenanceWordsProps) {
  const words = provenanceWords(provenance, useLocale());
  return <FreshnessWords month={provenance.month} {...words} oldClass={oldClass} />;
}

/** Facts that a teacher asks for, each as a badge. */
export function FactBadges({ badges }: { badges: readonly CardBadge[] }) {
  return badges.map((badge) => <FactBadge key={badge.asks} badge={badge} />);
}

function FactBadge({ badge }: { badge: CardBadge }) {
  const { facts } = useMessages(catalogueMessages);
  const { claims } = useMessages(toolFactsMessages);
  switch (badge.asks) {
    case "who":
      return <PupilBadge who={badge} />;
    case "cost":
      return <Badge tone="success">{badge.free === "plan" ? facts.freePlan : facts.free}</Badge>;
    case "language":
      return <Badge>{claims.inLanguage[badge.part]}</Badge>;
    case "data":
      return <Badge>{claims.training[badge.training]}</Badge>;
    case "account":
      return <Badge>{badge.account === "yes" ? claims.noAccount : claims.noPupilAccount}</Badge>;
    case "offer":
      return <OfferBadge offer={badge.offer} />;
  }
}

/** From which age pupils may use it, and with whose permission. */
function PupilBadge({ who }: { who: WhoBadge }) {
  const { claims } = useMessages(toolFactsMessages);
  const words = toPupilWords(who, claims);
  return <Badge>{who.youngerAtSchool ? claims.youngerAtSchool(words) : words}</Badge>;
}

function toPupilWords(
  { pupils, minimumAge: age, needsGuardian }: WhoBadge,
  claims: ToolFactsMessages["claims"],
): string {
  if (pupils === "through-school") return claims.schoolPupils;
  if (pupils === "yes" || pupils === "with-guardian") {
    if (age === null) return needsGuardian ? claims.pupilsWithGuardian : claims.pupils;
    return needsGuardian ? claims.pupilsFromWithGuardian(age) : claims.pupilsFrom(age);
  }
  if (age !== null) return needsGuardian ? claims.pupilsFromWithGuardian(age) : claims.from(age);
  return pupils === "no" ? claims.notForPupils : claims.withGuardian;
}

function OfferBadge({ offer }: { offer: NonNullable<ToolCard["offer"]> }) {
  const { claims, audiences } = useMessages(toolFactsMessages);
  const locale = useLocale();
  const { countries } = offer;
  const places =
    countries === null
      ? claims.placesUnknown
      : countries === "worldwide"
        ? claims.worldwide
        : countries.map((code) => countryName(code, locale)).join(", ");
  return <Badge>{claims.offer(offer.audiences.map((who) => audiences[who]).join(", "), places)}</Badge>;
}
