import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { Moment } from "~/features/news/ui/moment";
import { deskMessages } from "~/i18n/messages/desk";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ActForm, type DeskView, RecordPlace } from "./desk-forms";

type Counts = { readonly id: string; readonly scans: number } & Readonly<Record<Locale, number>>;

interface CodeRow {
  readonly id: string;
  readonly target: string;
  readonly isOwn: boolean;
  readonly problem: string | null;
  readonly looks: readonly {
    readonly address: string;
    readonly answeredAt: string | null;
    readonly found: string;
  }[];
  readonly counts: Counts | null;
  readonly place: string | null;
}

interface CodesProps extends DeskView {
  readonly codes: {
    readonly codes: readonly CodeRow[];
    readonly areLinksDown: boolean;
    readonly areCountsKnown: boolean;
    readonly tries: readonly Counts[];
  };
  /** The target that is looked at before a code leads there; null while none is. */
  readonly tried: {
    readonly id: string;
    readonly to: string;
    readonly look: {
      readonly answers: boolean;
      readonly found: string;
      readonly url: string;
      readonly title: string | null;
    } | null;
  } | null;
}

/** The counts of each language. */
function byLanguage(counts: Counts): string {
  return LOCALES.map((locale) => `${LANGUAGES[locale].name} ${counts[locale]}`).join(", ");
}

/** Every printed code with its target, and the way to lead it elsewhere. */
export function CodesPart({
  codes: { codes, areLinksDown, areCountsKnown, tries },
  tried,
  ...view
}: CodesProps) {
  const { codes: text } = useMessages(deskMessages);
  return (
    <>
      <p className="muted">
        {text.lead} {text.within}
      </p>
      {areLinksDown ? <p>{text.linksDown}</p> : null}
      {tried === null ? null : <TriedTarget tried={tried} {...view} />}
      <ul className="stack">
        {codes.map((row) => (
          <li key={row.id}>
            <Code row={row} areCountsKnown={areCountsKnown} {...view} />
          </li>
        ))}
      </ul>
      <h3>{text.tries}</h3>
      {tries.length === 0 ? <p>{text.noTries}</p> : null}
      <ul>
        {tries.map((counts) => (
          <li key={counts.id}>
            <code>{counts.id}</code>: {counts.scans} ({byLanguage(counts)})
          </li>
        ))}
      </ul>
    </>
  );
}

function TriedTarget({ tried, ...view }: DeskView & { readonly tried: NonNullable<CodesProps["tried"]> }) {
  const { codes: text } = useMessages(deskMessages);
  const { id, to, look } = tried;
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
      <ActForm
        area="code"
        id={id}
        to={to}
        label={look.answers ? text.confirm : text.confirmAnyway}
        {...view}
      />
    </section>
  );
}

function Code({ row, areCountsKnown, ...view }: DeskView & { row: CodeRow; areCountsKnown: boolean }) {
  const { codes: text, unknown } = useMessages(deskMessages);
  const { id, target, isOwn, problem, looks, counts, place } = row;
  return (
    <details>
      <summary>
        <strong>{id}</strong>: {target}{" "}
        <span className="muted">
          {areCountsKnown
            ? text.scans(counts?.scans ?? 0, counts === null ? "" : ` (${byLanguage(counts)})`)
            : null}
        </span>
      </summary>
      <div className="stack">
        <p>
          {isOwn ? text.own : text.builtIn}
          {problem === null ? null : <strong> {problem}</strong>}. <RecordPlace place={place} />
        </p>
        {looks.map(({ address, answeredAt, found }) => (
          <p key={address}>
            {address}:{" "}
            {answeredAt === null ? (
              text.neverAnswered(found)
            ) : (
              <>
                {text.answered} <Moment at={answeredAt} withTime />
              </>
            )}
          </p>
        ))}
        {isOwn && looks.length === 0 && target.includes("https:") ? (
          <p>
            {text.answered} {unknown}
          </p>
        ) : null}
        <form method="get" className="stack">
          <input type="hidden" name="part" value="codes" />
          {view.place.key === "" ? null : <input type="hidden" name="key" value={view.place.key} />}
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
        {isOwn ? <ActForm area="code" id={id} to="" label={text.restore} about={id} {...view} /> : null}
      </div>
    </details>
  );
}
