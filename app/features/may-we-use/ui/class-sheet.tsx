import { CircleCheck, CircleHelp, CircleX, type LucideIcon, UserRoundCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Verdict } from "~/features/may-we-use/core/class-answers";
import type { ClassSheet, GuardianLetter, SaidText, SheetRow } from "~/features/may-we-use/core/class-sheet";
import { typedLink } from "~/features/qr/core/qr-address";
import { qrSvgPath } from "~/features/qr/core/qr-svg";
import { mayWeUseMessages } from "~/i18n/messages/may-we-use";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { ColumnHeads } from "~/ui/column-heads";
import { LinkWhereKnown } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import { QrCode } from "~/ui/qr-code";
import { QrLabel } from "~/ui/qr-label";
import stacked from "~/ui/stacked-table.module.css";
import styles from "./may-we-use.module.css";

const ICONS: Readonly<Record<Verdict, LucideIcon>> = {
  fits: CircleCheck,
  guardian: UserRoundCheck,
  "not-known": CircleHelp,
  "does-not-fit": CircleX,
};

const TONES: Readonly<Record<Verdict, string>> = {
  fits: "success",
  guardian: "warning",
  "not-known": "warning",
  "does-not-fit": "danger",
};

interface SheetProps {
  readonly sheet: ClassSheet;
  /** Its absolute address. */
  readonly address: string;
  readonly actions: ReactNode;
}

/** One sheet of A4 about a tool and a class, to be signed, and the letter to guardians on the next one. */
export function Sheet({ sheet, address, actions }: SheetProps) {
  const text = useMessages(mayWeUseMessages);
  const { title, about, verdict, conclusion, rows, message, laws, letter } = sheet;
  return (
    <>
      <article className={styles.sheet}>
        <h1>{title}</h1>
        <p>{about}</p>
        <p className={`${styles.conclusion} ${TONES[verdict]}`} data-verdict={verdict}>
          <Icon icon={ICONS[verdict]} inline /> {conclusion}
        </p>
        <div className="cluster" data-print="hide">
          {actions}
        </div>
        <AnswerTable rows={rows} name={title} />
        <h2>{text.message}</h2>
        <p>{message.to}</p>
        <Points points={message.questions} />
        <h2>{text.laws}</h2>
        <Points points={laws} />
        <div className={styles.foot}>
          <Lines lines={text.signature} />
          <QrLabel typedLink={typedLink(address)} caption={text.living} className={styles.code}>
            <QrCode {...qrSvgPath(address)} label={text.living} />
          </QrLabel>
        </div>
        <p className="muted">{text.noAdvice}</p>
      </article>
      {verdict === "does-not-fit" ? (
        <p className="reading" data-print="hide">
          {text.screen}
        </p>
      ) : null}
      {letter === null ? null : <Letter letter={letter} />}
    </>
  );
}

/** Texts beside the needs of the class; on a phone each question stands above its answer. */
function AnswerTable({ rows, name }: { rows: readonly SheetRow[]; name: string }) {
  const { columns } = useMessages(mayWeUseMessages);
  return (
    <div className={stacked.frame}>
      <table className={`${stacked.table} ${styles.table}`} aria-label={name}>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(({ question, label, said, own, verdict, so }) => (
            <tr key={question}>
              <th scope="row">{label}</th>
              <td data-label={columns[1]}>
                {said.map((one) => (
                  <Said key={one.text} said={one} />
                ))}
              </td>
              <td data-label={columns[2]}>{own}</td>
              <td data-verdict={verdict} className={TONES[verdict]}>
                <strong>
                  <Icon icon={ICONS[verdict]} inline /> {so}
                </strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Said({ said: { text, source, address } }: { said: SaidText }) {
  const { common } = useMessages(shellMessages);
  return (
    <p>
      {text}{" "}
      {source === null ? null : (
        <small>
          <LinkWhereKnown href={address} newTabLabel={common.newTab} withoutArrow data-print="bare">
            {source}
          </LinkWhereKnown>
        </small>
      )}
    </p>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="bullets">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Lines to write on. */
function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}:</li>
      ))}
    </ul>
  );
}

function Letter({ letter: { title, opening, said, closing, choices, lines } }: { letter: GuardianLetter }) {
  return (
    <article className={styles.letter}>
      <h2>{title}</h2>
      <p>{opening}</p>
      <Points points={said} />
      {closing.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {choices.length === 0 ? null : (
        <ul className="ticks">
          {choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      )}
      <Lines lines={lines} />
    </article>
  );
}
