import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { Moment } from "~/features/news/ui/moment";
import { deskMessages } from "~/i18n/messages/desk";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ActForm, type DeskData, DeskList, Item, RecordPlace } from "./desk-forms";

type Codes = DeskData<"readCodes">;
type Counts = Codes["tries"][number];

interface CodesProps {
  readonly codes: Codes;
  /** The target that is looked at before a code leads there; null while none is. */
  readonly tried: DeskData<"tryTarget"> | null;
}

/** A count in all, and in each language. */
function toText(counts: Counts): string {
  return `${counts.scans} (${LOCALES.map((locale) => `${LANGUAGES[locale].name} ${counts[locale]}`).join(", ")})`;
}

/** Every printed code with its target, and the way to lead it elsewhere. */
export function CodesPart({ codes: { codes, tries, areLinksDown }, tried }: CodesProps) {
  const { codes: text } = useMessages(deskMessages);
  return (
    <>
      <p className="muted">{text.lead}</p>
      {areLinksDown ? <p>{text.linksDown}</p> : null}
      {tried === null ? null : <TriedTarget tried={tried} />}
      <ul className="stack">
        {codes.map((row) => (
          <li key={row.id}>
            <Code row={row} />
          </li>
        ))}
      </ul>
      <DeskList heading={text.tries} none={text.noTries}>
        {tries.map((counts) => (
          <span key={counts.id}>
            <code>{counts.id}</code>: {toText(counts)}
          </span>
        ))}
      </DeskList>
    </>
  );
}

function TriedTarget({ tried: { id, to, look } }: { readonly tried: DeskData<"tryTarget"> }) {
  const { codes: text } = useMessages(deskMessages);
  if (look === null)
    return (
      <p role="alert">
        {text.refused} <code>{to}</code>
      </p>
    );
  return (
    <section className="stack" aria-label={text.looked(id)}>
      <h3>
        {text.looked(id)} {look.url}
      </h3>
      <p>
        {look.title === null ? null : `“${look.title}”. `}
        {look.answers ? text.answers : text.silent(look.found)}
      </p>
      <ActForm subject={`code:${id}`} to={to} label={look.answers ? text.confirm : text.confirmAnyway} />
    </section>
  );
}

function Code({ row }: { readonly row: Codes["codes"][number] }) {
  const { codes: text } = useMessages(deskMessages);
  const { id, target, isOwn, isRefused, looks, counts, place } = row;
  const scans = counts === null ? "" : `. ${text.scans(toText(counts))}`;
  return (
    <Item name={id} aside={target + scans} folded>
      <p>
        {isOwn ? text.own : text.builtIn} {isRefused ? <strong>{text.notFollowed}</strong> : null}{" "}
        <RecordPlace place={place} />
      </p>
      {looks.map(({ address, answeredAt, found }) => (
        <p key={address}>
          {address}: {answeredAt === null ? text.notAnswered(found) : text.answered}{" "}
          {answeredAt && <Moment at={answeredAt} withTime />}
        </p>
      ))}
      <form method="get" className="stack">
        <input type="hidden" name="part" value="codes" />
        <input type="hidden" name="id" value={id} />
        <Field
          id={`to-${id}`}
          name="to"
          label={text.newTarget}
          hint={text.targetHint}
          required
          autoComplete="off"
          inputMode="url"
        />
        <p>
          <Button type="submit">{text.look}</Button>
        </p>
      </form>
      {isOwn ? <ActForm subject={`code:${id}`} to="" label={text.restore} about={id} /> : null}
    </Item>
  );
}
