import {
  BookOpen,
  Coffee,
  GraduationCap,
  Heart,
  Languages,
  Library,
  type LucideIcon,
  Newspaper,
  PencilRuler,
  School,
} from "lucide-react";
import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { cardLinkPath } from "~/features/donations/core/card-link";
import type { DonationIcon, DonationOption } from "~/features/donations/core/donation-option";
import {
  type DonationProps,
  insteadOfCard,
  type WayOfGiving,
} from "~/features/donations/core/donation-props";
import { buildMailto } from "~/features/donations/core/note-mailto";
import { donationsMessages } from "~/i18n/messages/donations";
import { paymentMessages } from "~/i18n/messages/payment";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { isExampleAddress } from "~/lib/example-value";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import styles from "./donations.module.css";
import { pixPath } from "./pix-path";

/** The drawings behind the icon names of the cards. */
const DONATION_ICONS: Readonly<Record<DonationIcon, LucideIcon>> = {
  coffee: Coffee,
  "book-open": BookOpen,
  heart: Heart,
  "pencil-ruler": PencilRuler,
  newspaper: Newspaper,
  languages: Languages,
  "graduation-cap": GraduationCap,
  library: Library,
  school: School,
};

interface AmountCardProps {
  readonly option: DonationOption;
  readonly donation: DonationProps;
  readonly level: 2 | 3;
  /** Whether a link to the Pix code opens the dialog. */
  readonly opensDialog: boolean;
  /** The card's `PaymentStatus`. */
  readonly renderStatus: (way: WayOfGiving) => ReactNode;
}

/** One amount and its payment page, or how to give it instead where no link is configured. */
export function AmountCard({ option, donation, level, opensDialog, renderStatus }: AmountCardProps) {
  const text = useMessages(donationsMessages);
  const { ways } = useMessages(paymentMessages);
  const { newTab, example } = useMessages(shellMessages).common;
  const locale = useLocale();
  const amount = String(option.amount);
  const way = option.isPayable ? "card" : insteadOfCard(donation);
  const label = (
    <>
      {option.amountLabel}
      {way === "none" ? null : <span className="visually-hidden"> {ways[way]}</span>}
    </>
  );
  return (
    <Card
      level={level}
      className={styles.option}
      eyebrow={
        <>
          <Icon icon={DONATION_ICONS[option.icon]} />
          {option.isPopular && way !== "none" ? <Badge>{text.popular}</Badge> : null}
          {isExampleWay(way, donation) ? <Badge tone="warning">{example}</Badge> : null}
        </>
      }
      heading={
        option.isPayable ? (
          <ExternalLink
            href={cardLinkPath(locale, option.amount)}
            newTabLabel={newTab}
            withoutArrow
            data-print="bare"
            data-pay=""
          >
            {label}
          </ExternalLink>
        ) : way === "pix" ? (
          <Link
            to={pixPath(locale, amount)}
            {...(opensDialog ? { "data-client": "", "data-pix": amount } : {})}
          >
            {label}
          </Link>
        ) : donation.contactEmail !== null ? (
          <a href={buildMailto(donation.contactEmail, text.mailSubject(option.amountLabel))}>{label}</a>
        ) : (
          label
        )
      }
      actions={way === "none" ? null : renderStatus(way)}
    >
      <p>{option.description}</p>
      {option.asksToWrite && way !== "contact" ? (
        <p>
          <WriteLink donation={donation} subject={text.mailSubject(option.amountLabel)} />
        </p>
      ) : null}
      {way === "card" ? null : <p className="muted">{text.noCard}</p>}
    </Card>
  );
}

function isExampleWay(way: WayOfGiving | "none", { examples, contactEmail }: DonationProps): boolean {
  switch (way) {
    case "card":
      return examples.cards;
    case "pix":
      return examples.pix;
    case "contact":
      return isExampleAddress(contactEmail);
    case "none":
      return false;
  }
}

/** Leads to the contact page where no address is configured. That page says so, and what can be done instead. */
function WriteLink({ donation, subject }: { donation: DonationProps; subject: string }) {
  const { writeInstead } = useMessages(donationsMessages);
  const locale = useLocale();
  return donation.contactEmail === null ? (
    <Link to={toPath("contact", locale)}>{writeInstead}</Link>
  ) : (
    <a href={buildMailto(donation.contactEmail, subject)}>{writeInstead}</a>
  );
}
