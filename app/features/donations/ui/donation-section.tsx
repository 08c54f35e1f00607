import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import {
  type DonationProps,
  hasCardPayment,
  insteadOfPix,
  isNothingOpen,
  type WayOfGiving,
} from "~/features/donations/core/donation-props";
import { buildMailto } from "~/features/donations/core/note-mailto";
import { donationsMessages } from "~/i18n/messages/donations";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import { AmountCard } from "./amount-card";
import styles from "./donations.module.css";
import { PIX_ANCHOR, pixPath } from "./pix-path";

const HEADING_ID = "donate-heading";

/** So many amounts stand open; the others are unfolded by who asks for them. */
const OPEN_AMOUNTS = 3;

interface DonationSectionProps {
  readonly donation: DonationProps;
  /** 1 where the section is the page. */
  readonly level?: 1 | 2;
  /** The Pix panel, where it stands in the page instead of opening as a dialog. */
  readonly pixPanel?: ReactNode;
  /** The `PaymentStatus` of a card. */
  readonly renderStatus: (way: WayOfGiving) => ReactNode;
}

/** Pix, then the amounts by card, how giving helps, and what one should know before. */
export function DonationSection({ donation, level = 2, pixPanel, renderStatus }: DonationSectionProps) {
  const text = useMessages(donationsMessages);
  const { example } = useMessages(shellMessages).common;
  const locale = useLocale();
  const { options, hasPix, contactEmail } = donation;
  const part = level === 1 ? 2 : 3;
  const Heading = `h${part}` as const;
  const isClosed = isNothingOpen(donation);
  const renderOptions = (shown: typeof options) => (
    <ul className={styles.options}>
      {shown.map((option) => (
        <li key={option.id} data-category={option.colour}>
          <AmountCard
            option={option}
            donation={donation}
            level={part}
            opensDialog={pixPanel === undefined}
            renderStatus={renderStatus}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <section
      id="donate"
      className={level === 1 ? "page section" : `page section ${styles.short}`}
      aria-labelledby={HEADING_ID}
    >
      <SectionHeading
        id={HEADING_ID}
        level={level}
        heading={text.title}
        lead={isClosed ? text.notOpen : text.lead}
      />
      <div className={styles.parts}>
        <div id={PIX_ANCHOR} className={styles.bank}>
          <Heading>{text.bank.title}</Heading>
          {hasPix ? (
            <>
              <p>
                {text.bank.text} {donation.examples.pix ? <Badge tone="warning">{example}</Badge> : null}
              </p>
              {pixPanel ?? (
                <Link to={pixPath(locale)} className={buttonClass()} data-client="" data-pix="">
                  {text.bank.open}
                </Link>
              )}
              {/* The note form of the dialog needs a script; the page has a plain mail link. */}
              {pixPanel === undefined || contactEmail === null ? null : (
                <p>
                  <a href={buildMailto(contactEmail, text.note.subject)}>{text.note.title}</a>{" "}
                  <ExampleMark value={contactEmail} label={example} />
                </p>
              )}
            </>
          ) : (
            <BankTransferOff donation={donation} />
          )}
        </div>
        {isClosed ? null : (
          <div className={styles.cards}>
            {renderOptions(options.slice(0, OPEN_AMOUNTS))}
            {hasCardPayment(donation) ? (
              <p className={styles.secured}>
                <Icon icon={ShieldCheck} />
                {text.secured}
              </p>
            ) : null}
            <details>
              <summary>{text.otherAmount}</summary>
              {renderOptions(options.slice(OPEN_AMOUNTS))}
            </details>
          </div>
        )}
        <TextList level={part} heading={text.howItHelps} items={donation.howItHelps} />
        <TextList level={part} heading={text.transparency} items={donation.transparency}>
          {donation.hasCosts ? <Link to={toPath("costs", locale)}>{text.costs}</Link> : null}
        </TextList>
      </div>
      {level === 1 ? null : (
        <p className={styles.rest}>
          <Link to={toPath("donate", locale)}>{text.rest}</Link>
        </p>
      )}
    </section>
  );
}

function BankTransferOff({ donation }: { donation: DonationProps }) {
  const { bank, writeInstead } = useMessages(donationsMessages);
  const way = insteadOfPix(donation);
  return (
    <>
      <p>{bank.off[way]}</p>
      {way === "contact" && donation.contactEmail !== null ? (
        <a href={buildMailto(donation.contactEmail, bank.mailSubject)} className={buttonClass()}>
          {writeInstead}
        </a>
      ) : null}
    </>
  );
}

interface TextListProps {
  readonly level: 2 | 3;
  readonly heading: string;
  readonly items: readonly string[];
  readonly children?: ReactNode;
}

function TextList({ level, heading, items, children }: TextListProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.list}>
      <Heading>{heading}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
