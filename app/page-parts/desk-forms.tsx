// Forms and lists of every part of the desk. A form carries the last act that its page knew, so that only one of two posts
// does something; it goes to the address that shows it.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import type { LanguageTag } from "~/addresses/languages";
import { deskMessages } from "~/i18n/messages/desk";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

type Desk = NonNullable<AppLoadContext["desk"]>;

/** Data that the desk's services have read for a part. */
export type DeskData<Read extends "readToday" | "readCodes" | "tryTarget" | "readNews" | "readLetter"> =
  NonNullable<Awaited<ReturnType<Desk[Read]>>>;

/** Id of the last act when the page was read; 0 for none. */
export const LastAct = createContext(0);

interface ActFormProps {
  /** Area and id of what the form changes. */
  readonly subject: string;
  /** The new state, "" for the site's own; left out where a field of the form gives it. */
  readonly to?: string;
  readonly label: string;
  /** Said after the label to whoever hears it: what the button is about. */
  readonly about?: string;
  readonly children?: ReactNode;
}

/** A form with one button that does one thing. */
export function ActForm({ subject, to, label, about, children }: ActFormProps) {
  return (
    <form method="post" className="cluster">
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="seen" value={useContext(LastAct)} />
      {to === undefined ? null : <input type="hidden" name="to" value={to} />}
      {children}
      <Button type="submit">
        {label}
        {about === undefined ? null : <span className="visually-hidden">: {about}</span>}
      </Button>
    </form>
  );
}

interface DeskListProps {
  readonly heading: string;
  /** Said where there is nothing; without it an empty list has no heading. */
  readonly none?: string;
  /** One element with a key for each item. */
  readonly children: readonly ReactElement[];
}

/** A heading and its items. */
export function DeskList({ heading, none, children }: DeskListProps) {
  if (children.length === 0 && none === undefined) return null;
  return (
    <section className="stack">
      <h3>{heading}</h3>
      {children.length === 0 ? <p>{none}</p> : null}
      <ul className="stack">
        {children.map((child) => (
          <li key={child.key}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly name: ReactNode;
  readonly lang?: LanguageTag | null;
  /** Beside the name. */
  readonly aside: ReactNode;
  /** True for what opens with a press. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}

/** A thing: what is known of it, and what can be done with it. */
export function Item({ name, lang, aside, folded = false, children }: ItemProps) {
  const head = (
    <>
      <strong lang={lang ?? undefined}>{name}</strong> <span className="muted">{aside}</span>
    </>
  );
  if (folded)
    return (
      <details>
        <summary>{head}</summary>
        <div className="stack">{children}</div>
      </details>
    );
  return (
    <div className="stack">
      <p>{head}</p>
      {children}
    </div>
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
