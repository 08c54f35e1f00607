// The forms of the desk. Each carries the id of the last act on its thing, so that only one of two posts does something.
import type { ReactNode } from "react";
import { type DeskAct, type DeskArea, type DeskPart, getSeen, subjectFor } from "~/features/desk/core/acts";
import { deskMessages } from "~/i18n/messages/desk";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

export interface DeskPlace {
  readonly part: DeskPart;
  /** Key of a local run; "" behind Access. */
  readonly key: string;
}

/** The query of a part of the desk. */
export function deskSearch({ part, key }: DeskPlace, more: Readonly<Record<string, string>> = {}): string {
  return `?${new URLSearchParams({ part, ...(key === "" ? {} : { key }), ...more })}`;
}

/** Acts of the last days, and where a form is shown. */
export interface DeskView {
  readonly place: DeskPlace;
  readonly acts: readonly DeskAct[];
}

interface ActFormProps extends DeskView {
  readonly area: DeskArea | "letter";
  readonly id: string;
  /** The new state; left out where a field of the form gives it. */
  readonly to?: string;
  readonly label: string;
  /** Said after the label to whoever hears it: what the button is about. */
  readonly about?: string;
  readonly children?: ReactNode;
}

/** A form with one button that does one thing. */
export function ActForm({ place, acts, area, id, to, label, about, children }: ActFormProps) {
  const subject = area === "letter" ? `letter:${id}` : subjectFor(area, id);
  return (
    <form method="post" action={deskSearch(place)} className="cluster">
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={getSeen(acts, subject)} />
      {to === undefined ? null : <input type="hidden" name="to" value={to} />}
      {children}
      <Button type="submit">
        {label}
        {about === undefined ? null : <span className="visually-hidden">: {about}</span>}
      </Button>
    </form>
  );
}

/** File and line of a record, for the repository's web editor. */
export function RecordPlace({ place }: { readonly place: string | null }) {
  const { place: label } = useMessages(deskMessages);
  return place === null ? null : (
    <span className="muted">
      {label} <code>{place}</code>
    </span>
  );
}
