import { type CodeGroup, type CodeList, type CodeRun, pageAddress } from "~/features/bncc/core/code-list";
import { countDigits, STAGES, writeCode } from "~/features/bncc/core/skill-prefix";
import { bnccMessages } from "~/i18n/messages/bncc";
import { bnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { useMessages } from "~/i18n/translate";
import styles from "./bncc.module.css";
import { describeGroup } from "./describe-group";
import { DocumentLink } from "./document-link";

interface CodeGroupsProps {
  readonly groups: readonly CodeGroup[];
  readonly documents: CodeList["documents"];
}

/** Every code by stage, with the pages of the documents; read and searched without script. */
export function CodeGroups({ groups, documents }: CodeGroupsProps) {
  const text = useMessages(bnccCodesMessages);
  return (
    <div className="stack">
      {STAGES.map((stage) => (
        <details key={stage} data-stage={stage} className={styles.stage}>
          <summary>{text.stages[stage]}</summary>
          <ul className={styles.groups}>
            {groups
              .filter((group) => group.stage === stage)
              .map((group) => (
                <Group key={group.document + group.prefix} group={group} documents={documents} />
              ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function Group({ group, documents }: { group: CodeGroup; documents: CodeList["documents"] }) {
  const text = useMessages(bnccCodesMessages);
  const { stage, years, subject, prefix } = group;
  return (
    <li data-group={[stage, ...years, subject].join(" ")}>
      <strong>{prefix}</strong> <span className="muted">{describeGroup(text, group)}</span>
      <ul className={styles.runs}>
        {group.runs.map((run) => (
          <li key={run.first}>
            <Run prefix={prefix} run={run} href={pageAddress(documents, group.document, run.page)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** "EF05MA01–13, p. 297". */
function Run({ prefix, run, href }: { prefix: string; run: CodeRun; href: string | undefined }) {
  const { lookup } = useMessages(bnccMessages);
  const { first, last, page } = run;
  const end = writeCode(prefix, last).slice(-countDigits(prefix));
  return (
    <DocumentLink href={href}>
      {writeCode(prefix, first)}
      {first === last ? null : `–${end}`}
      <small>, {page === null ? lookup.noPage : lookup.page(page)}</small>
    </DocumentLink>
  );
}
