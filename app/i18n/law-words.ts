import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import type { LawLine } from "~/features/rules/core/law-line";
import { formatDatePart } from "./format-month";
import { rulesMessages } from "./messages/rules";
import { shellMessages } from "./messages/shell";

/** Legal basis of a line: "Law 15.100/2025: pupils' phones at school; in force since Jan 2025; text read: Feb 2025". */
function lawBasis(line: LawLine, locale: Locale): string {
  return `${line.title}; ${ruleForSigning(line, locale)}`;
}

/** "law in force since Jan 2025; text read: Feb 2025": what stands of a rule in whatever is signed. */
export function ruleForSigning(
  { kind, since, sourceDate }: Pick<LawLine, "kind" | "since" | "sourceDate">,
  locale: Locale,
): string {
  const { kinds, read, undated } = rulesMessages[locale];
  return [
    kinds[kind](since === null ? null : formatDatePart(since, locale)),
    sourceDate === null ? undated : read(formatDatePart(sourceDate, locale)),
  ].join("; ");
}

/** The words of a line of law. They say whether the law orders it or the site advises it. */
export function lawWords(line: LawLine, locale: Locale) {
  const { leads, advice, row } = rulesMessages[locale];
  return {
    ruleId: line.id,
    lead: line.isDuty ? leads[line.kind] : advice,
    text: line.text,
    basis: lawBasis(line, locale),
    address: line.address,
    rowPath: `${toPath("rules", locale)}#${line.id}`,
    rowLabel: row,
    newTabLabel: shellMessages[locale].common.newTab,
  };
}

/** Demand of a text in one sentence, for a sheet that advises nothing. */
export function askedSentence(line: LawLine, locale: Locale): string {
  return `${rulesMessages[locale].leads[line.kind]}: ${line.asks} (${lawBasis(line, locale)})`;
}

/** The same in one sentence, for a place that holds text alone. */
export function lawSentence(line: LawLine, locale: Locale): string {
  const { lead, text, basis } = lawWords(line, locale);
  return `${lead}: ${text} (${basis})`;
}
