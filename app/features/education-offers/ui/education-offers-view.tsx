import { toPath } from "~/addresses/addresses";
import type { EducationOffer, EducationOffers } from "~/features/education-offers/core/education-offer";
import { formatDatePart } from "~/i18n/format-month";
import { educationOffersMessages } from "~/i18n/messages/education-offers";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { countryName } from "~/lib/country-name";
import { keepPricesWhole } from "~/lib/whole-prices";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import styles from "./education-offers.module.css";

interface EducationOffersViewProps {
  readonly offers: EducationOffers;
  /** ISO code of the country they are sorted for; null for readers of every country. */
  readonly country: string | null;
}

/** The offers of the catalogue by country, each with whom it is for, its source and its month; then the traps. */
export function EducationOffersView({ offers, country }: EducationOffersViewProps) {
  const text = useMessages(educationOffersMessages);
  const locale = useLocale();
  const name = country === null ? null : countryName(country, locale);
  return (
    <>
      <section className={styles.part}>
        <h2 data-print="hide">{text.heading(name)}</h2>
        <p data-print="hide">{text.intro}</p>
        <OfferList heading={text.here(name)} offers={offers.here} />
        {offers.here.length === 0 ? <p>{text.empty}</p> : null}
        <FoldedOffers heading={text.countriesNotStated} offers={offers.countriesNotStated} print="whole" />
        <FoldedOffers heading={text.elsewhere} offers={offers.elsewhere} print="hide" />
        <p className="on-paper">{text.onPaper}</p>
      </section>
      <details className={styles.part} data-print="hide">
        <summary>
          <h2>{text.meaning.title}</h2>
        </summary>
        {text.meaning.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      <section className={styles.part}>
        <h2>{text.trapsHeading}</h2>
        <ol className={styles.list}>
          {text.traps.map(({ title, check }) => (
            <li key={title}>
              <strong>{title}.</strong> {check}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface OfferListProps {
  readonly heading: string;
  readonly offers: readonly EducationOffer[];
}

function OfferList({ heading, offers }: OfferListProps) {
  if (offers.length === 0) return null;
  return (
    <>
      <h3 className="size-l">{heading}</h3>
      <Offers offers={offers} />
    </>
  );
}

/** The same, folded on a screen. */
function FoldedOffers({ heading, offers, print }: OfferListProps & { readonly print: "whole" | "hide" }) {
  if (offers.length === 0) return null;
  return (
    <details data-print={print}>
      <summary>
        <h3 className="size-l">{heading}</h3>
      </summary>
      <Offers offers={offers} />
    </details>
  );
}

function Offers({ offers }: Pick<OfferListProps, "offers">) {
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <Offer key={offer.tool} offer={offer} />
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: EducationOffer }) {
  const text = useMessages(educationOffersMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const { tool, title, what, audiences, countries, basis, month, address } = offer;
  const date = month === null ? text.undated : formatDatePart(month, locale);
  return (
    <li data-offer={tool}>
      <Link to={toPath("resource", locale, { id: tool })}>{title}</Link>: {keepPricesWhole(what[locale])}.{" "}
      <small data-print="hide">
        {[
          ...audiences.map((audience) => text.audiences[audience]),
          ...(countries === null || countries === "worldwide"
            ? []
            : [text.only(countries.map((code) => countryName(code, locale)).join(", "))]),
        ].join("; ")}{" "}
        (
        <ExternalLink href={address} newTabLabel={common.newTab} withoutArrow>
          {basis === "official" ? text.official(date) : text.thirdParty(date)}
        </ExternalLink>
        )
      </small>
    </li>
  );
}
