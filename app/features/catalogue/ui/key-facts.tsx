import { LANGUAGES, type Locale } from "~/addresses/languages";
import type { KeyAnswer, KeyFact, KeyText } from "~/features/evidence/core/key-fact";
import type { PlanPrice } from "~/features/evidence/core/tool-evidence";
import { controlsMessages } from "~/i18n/messages/controls";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useLocale, useMessages } from "~/i18n/translate";
import { afterLabel } from "~/lib/after-label";
import { ExternalLink } from "~/ui/external-link";
import { ProvenanceWords } from "./fact-badges";
import styles from "./key-facts.module.css";

/** Shows the headlines of a tool (users, cost, language, data), each with its provenance. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  const { lead } = useMessages(toolFactsMessages);
  if (facts.length === 0) return null;
  return (
    // On paper the table below says the same, with its sources.
    <section aria-label={lead.title} data-print="hide">
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.topic} className={styles.fact} data-lead={fact.topic}>
            <dt className="note">{lead.topics[fact.topic]}</dt>
            <dd className={styles.answer}>
              <AnswerWords answer={fact.answer} />
            </dd>
            {fact.texts.map((text, index) => (
              <SaidByText
                key={`${text.source?.document} ${text.source?.address} ${text.isOther}`}
                text={text}
                isFirst={index === 0}
              />
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function AnswerWords({ answer }: { answer: KeyAnswer }) {
  const { lead } = useMessages(toolFactsMessages);
  const locale = useLocale();
  switch (answer.is) {
    case "from-age":
      return lead.fromAge(answer.age);
    case "from-age-with-guardian":
      return lead.fromAgeWithGuardian(answer.age);
    case "price":
      return lead.pricedPer[answer.price.per](amountWords(answer.price, locale));
    default:
      return lead.answers[answer.is];
  }
}

/** Whole amounts stand without decimals. */
function amountWords({ amount, currency }: PlanPrice, locale: Locale): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(LANGUAGES[locale].formats, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

interface TextProps {
  readonly text: KeyText;
  readonly isFirst: boolean;
}

/** Quotes one text and then names it. From the second text on, the quotation names the question it answers. */
function SaidByText({ text: { isOther, said, standing, source }, isFirst }: TextProps) {
  const common = useMessages(controlsMessages);
  const { questions, otherwise } = useMessages(toolFactsMessages);
  const quoted = ({ question, text }: KeyText["said"][number]) => {
    if (isOther) return otherwise(text);
    return isFirst ? text : afterLabel(questions[question], text);
  };
  return (
    <>
      {said.map((one) => (
        <dd key={one.question} className={styles.said}>
          {quoted(one)}
        </dd>
      ))}
      <dd className={styles.basis}>
        <ProvenanceWords provenance={standing} oldClass={styles.old} />
        {source === null ? null : (
          <ExternalLink href={source.address} newTabLabel={common.newTab}>
            {source.document}
          </ExternalLink>
        )}
      </dd>
    </>
  );
}
