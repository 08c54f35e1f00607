// Offers for education: what schools, teachers or pupils get and the public does not, sorted for one country.
import type { Texts } from "~/addresses/languages";
import type { Basis } from "~/features/evidence/core/evidence";
import {
  AUDIENCES,
  type Audience,
  findAnswer,
  type ToolEvidence,
} from "~/features/evidence/core/tool-evidence";

/** Evidence of one offer. */
export interface OfferEvidence {
  /** Id of the tool's record. */
  readonly tool: string;
  readonly what: Texts<string>;
  readonly audiences: readonly Audience[];
  /** ISO codes of the countries it is limited to; null where the text names none. */
  readonly countries: "worldwide" | null | readonly string[];
  readonly basis: Exclude<Basis, "not-stated" | "not-found">;
  /** Null where what was read shows no date. */
  readonly month: string | null;
  readonly address: string;
}

/** A tool of the catalogue, as far as offers go. */
export interface OfferingTool {
  readonly id: string;
  readonly title: string;
}

export interface EducationOffer extends OfferEvidence {
  readonly title: string;
}

export interface EducationOffers {
  /** Open to this country, or to every one. */
  readonly here: readonly EducationOffer[];
  readonly countriesNotStated: readonly EducationOffer[];
  /** Only in other countries, or only for universities. */
  readonly elsewhere: readonly EducationOffer[];
}

/** Lists the offers that the evidence of the tools names; one for others than schools is left out. */
export function offersIn(evidence: readonly ToolEvidence[]): OfferEvidence[] {
  return evidence.flatMap(({ id, educationOffer: fact }) => {
    const offer = findAnswer(fact);
    if (offer === null || offer.audiences.length === 0 || !("text" in fact)) return [];
    const { text, basis, month, address } = fact;
    return [{ tool: id, what: text, ...offer, basis, month, address }];
  });
}

type Place = "here" | "countriesNotStated" | "elsewhere";

function toPlace({ audiences, countries }: OfferEvidence, country: string | null): Place {
  if (audiences.every((audience) => audience === "university")) return "elsewhere";
  if (countries === "worldwide") return "here";
  if (countries === null) return "countriesNotStated";
  return country !== null && countries.includes(country) ? "here" : "elsewhere";
}

/** Whom an offer serves first: teachers can ask at once, schools must decide, pupils go through the school. */
function rank({ audiences }: OfferEvidence): number {
  return AUDIENCES.findIndex((audience) => audiences.includes(audience));
}

/**
 * The offers for a country, as an ISO code, in the order of whom they serve; without a country only those for every
 * country are at hand.
 */
export function educationOffers(
  tools: readonly OfferingTool[],
  evidence: readonly OfferEvidence[],
  country: string | null,
): EducationOffers {
  const titles = new Map(tools.map(({ id, title }) => [id, title]));
  const offers = evidence
    .flatMap((one) => {
      const title = titles.get(one.tool);
      return title === undefined ? [] : [{ ...one, title }];
    })
    .sort((a, b) => rank(a) - rank(b));
  const at = (place: Place) => offers.filter((offer) => toPlace(offer, country) === place);
  return {
    here: at("here"),
    countriesNotStated: at("countriesNotStated"),
    elsewhere: at("elsewhere"),
  };
}
