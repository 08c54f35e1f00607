// The certain dates of the rules as a calendar (RFC 5545). A date that nobody has read in an official text would be
// believed all the more in a calendar, so it is left out.

import { OFFICIAL_TEXTS, type Rule, toState } from "./rule";

const isDay = (date: string | null): date is string => date !== null && date.length === 10;

/** "since": it came into force. "deadline": something has to be done by then, or more holds from then. */
type MomentKind = "since" | "deadline";

export interface CertainDate {
  readonly rule: Rule;
  readonly kind: MomentKind;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/**
 * The name of a date in every calendar. It has no host in it: a site that moves, or answers under two names, would
 * double every event of whoever reads it.
 */
export function toCalendarId({ rule, kind }: Pick<CertainDate, "rule" | "kind">): string {
  return `${rule.id}-${kind}@ai-teacher-pro-rules`;
}

/** The days on which a rule came into force, or more of it does, as far as they are sure and wait for no lawyer. */
export function listCertainDates(rules: readonly Rule[]): readonly CertainDate[] {
  return rules
    .filter(
      ({ confidence, legalReader, sourceType }) =>
        confidence === "high" && !legalReader && OFFICIAL_TEXTS.some((type) => type === sourceType),
    )
    .flatMap((rule) => [
      ...(toState(rule) === "in-force" && isDay(rule.since)
        ? [{ rule, kind: "since" as const, day: rule.since }]
        : []),
      ...(toState(rule).startsWith("in-force") && isDay(rule.deadline)
        ? [{ rule, kind: "deadline" as const, day: rule.deadline }]
        : []),
    ])
    .sort((one, other) => one.day.localeCompare(other.day));
}

export interface CalendarEvent {
  /** The same for ever, so that a calendar which reads the file again changes the event and adds none. */
  readonly uid: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

interface Calendar {
  readonly name: string;
  /** YYYY-MM-DD of the last change of a rule. */
  readonly revisedOn: string;
  readonly events: readonly CalendarEvent[];
}

const LINE_OCTETS = 75;

/** Text between the signs that mean something in the file. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** A line of at most 75 octets; what follows begins with a space, and no letter is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = "";
  for (const letter of line) {
    if (encoder.encode(current + letter).length > LINE_OCTETS) {
      lines.push(current);
      current = " ";
    }
    current += letter;
  }
  return [...lines, current].join("\r\n");
}

const digits = (day: string) => day.replaceAll("-", "");

function eventLines({ uid, day, summary, description, url }: CalendarEvent, revisedOn: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${digits(revisedOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // The day stays free: it is no appointment.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** The calendar as a file. The same events give the same text, whenever it is made. */
export function writeCalendar({ name, revisedOn, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//AI Teacher Pro//Rules//EN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, revisedOn)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
