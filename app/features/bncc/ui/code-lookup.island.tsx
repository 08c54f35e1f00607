import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type GroupFilter, matchesGroup, type StageChoices } from "~/features/bncc/core/group-choices";
import { STAGES } from "~/features/bncc/core/skill-prefix";
import { bnccMessages } from "~/i18n/messages/bncc";
import { bnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { useMessages } from "~/i18n/translate";
import { Options, Select } from "~/ui/field";
import styles from "./bncc.module.css";
import { subjectName } from "./describe-group";

const OPEN: GroupFilter = { stage: "", year: "", subject: "" };

interface CodeLookupProps {
  readonly choices: readonly StageChoices[];
  /** The list of all codes as the server wrote it. */
  readonly children?: ReactNode;
}

/** Hides the groups outside the choice, opens the stages of the others, and returns their number. */
function showGroups(list: HTMLElement, filter: GroupFilter): number {
  let count = 0;
  for (const item of list.querySelectorAll<HTMLElement>("[data-group]")) {
    const [name, first, last, subject = ""] = (item.dataset.group ?? "").split(" ");
    const stage = STAGES.find((known) => known === name);
    const years = [Number(first), Number(last)] as const;
    item.hidden = stage === undefined || !matchesGroup({ stage, years, subject }, filter);
    if (!item.hidden) count += 1;
  }
  for (const part of list.querySelectorAll("details")) {
    part.hidden = part.querySelector("[data-group]:not([hidden])") === null;
    if (filter.stage !== "") part.open = !part.hidden;
  }
  return count;
}

/** Three choices above the list of all codes; without script the list stands alone. */
export default function CodeLookup({ choices, children }: CodeLookupProps) {
  const { lookup } = useMessages(bnccMessages);
  const text = useMessages(bnccCodesMessages);
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<GroupFilter | null>(null);
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (list.current !== null && filter !== null) setCount(showGroups(list.current, filter));
  }, [filter]);
  // Drawn once the page is hydrated: without the client the choices would do nothing.
  useEffect(() => setFilter(OPEN), []);

  function choose({ target }: FormEvent<HTMLFieldSetElement>) {
    if (!(target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    setFilter((known) => ({ ...(name === "stage" ? OPEN : (known ?? OPEN)), [name]: value }));
  }

  const chosen = choices.find(({ stage }) => stage === filter?.stage);
  return (
    <div className="stack">
      {filter === null ? null : (
        <fieldset aria-label={lookup.heading} className={styles.choices} data-print="hide" onChange={choose}>
          <Choice
            name="stage"
            label={lookup.stage}
            value={filter.stage}
            of={choices.map(({ stage }) => [stage, text.stages[stage]])}
          />
          <Choice
            name="year"
            label={lookup.year}
            value={filter.year}
            of={chosen?.years.map((year) => [`${year}`, text.years(chosen.stage, year, year)])}
          />
          <Choice
            name="subject"
            label={lookup.subject}
            value={filter.subject}
            of={chosen?.subjects.map((subject) => [subject, subjectName(text, chosen.stage, subject)])}
          />
          <p role="status" className="muted">
            {lookup.shown(count)}
          </p>
        </fieldset>
      )}
      <div ref={list}>{children}</div>
    </div>
  );
}

interface ChoiceProps {
  readonly name: keyof GroupFilter;
  readonly label: string;
  readonly value: string;
  readonly of: readonly (readonly [string, string])[] | undefined;
}

function Choice({ name, label, value, of = [] }: ChoiceProps) {
  const { lookup } = useMessages(bnccMessages);
  return (
    <Select id={`bncc-${name}`} name={name} label={label} value={value} onChange={() => {}}>
      <option value="">{lookup.all}</option>
      <Options of={of} />
    </Select>
  );
}
