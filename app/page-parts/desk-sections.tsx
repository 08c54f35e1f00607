import type { DeskForm, DeskItem, DeskSection } from "~/features/desk/core/desk-view";
import { Citations } from "~/features/news/ui/citations";
import { deskMessages } from "~/i18n/messages/desk";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field, Options, Select } from "~/ui/field";
import { Link } from "~/ui/navigation";

/** The sections of a part of the desk. */
export function DeskSections({ sections }: { readonly sections: readonly DeskSection[] }) {
  return sections.map(({ heading, notes = [], items = [], none }, at) => {
    const said = items.length === 0 && none !== undefined ? [none] : notes;
    if (said.length + items.length === 0) return null;
    return (
      <section key={heading ?? at} className="stack">
        {heading && <h3>{heading}</h3>}
        {said.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {items.length > 0 && <ul className="stack">{items.map(toListItem)}</ul>}
      </section>
    );
  });
}

/** A thing: what is known of it, and what can be done with it. */
function toListItem({ isFolded = false, href, ...item }: DeskItem, key: number) {
  const head = (
    <>
      <strong lang={item.lang ?? undefined}>
        {href === undefined || isFolded ? item.name : <Link to={href}>{item.name}</Link>}
      </strong>{" "}
      <span className="muted">{item.aside}</span>
    </>
  );
  return (
    <li key={key}>
      {isFolded ? (
        <details>
          <summary>{head}</summary>
          <Details href={href} {...item} />
        </details>
      ) : (
        <>
          <p>{head}</p>
          <Details {...item} />
        </>
      )}
    </li>
  );
}

function Details({ href, lang = null, lines = [], quote, citations, place, forms = [] }: DeskItem) {
  const { place: label } = useMessages(deskMessages);
  return (
    <div className="stack">
      {href && <Link to={href}>{href}</Link>}
      {quote && <blockquote>{quote}</blockquote>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {citations && <Citations citations={citations} lang={lang} open />}
      {place && (
        <p className="muted">
          {label} <code>{place}</code>
        </p>
      )}
      {forms.length > 0 && <div className="cluster">{forms.map(toForm)}</div>}
    </div>
  );
}

/** A form with one button that does one thing, or looks at what it would do. */
function toForm({ label, about, fields, to }: DeskForm, key: number) {
  const isLook = to !== undefined && to.options === undefined;
  return (
    <form key={key} method={isLook ? "get" : "post"} className="cluster">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {to === undefined ? null : <NewState {...to} />}
      <Button type="submit">
        {label}
        <span className="visually-hidden">: {about}</span>
      </Button>
    </form>
  );
}

function NewState({ label, hint, options }: NonNullable<DeskForm["to"]>) {
  if (options === undefined)
    return <Field name="to" label={label} hint={hint} required autoComplete="off" inputMode="url" />;
  return (
    <Select name="to" label={label}>
      <Options of={options} />
    </Select>
  );
}
