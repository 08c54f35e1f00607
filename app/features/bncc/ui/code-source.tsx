import { LANGUAGES } from "~/addresses/languages";
import type { CodeList } from "~/features/bncc/core/code-list";
import { bnccMessages } from "~/i18n/messages/bncc";
import { bnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { ExternalLink } from "~/ui/external-link";

const DATA_SET = { name: "bncc-dev/bncc-dados", url: "https://github.com/bncc-dev/bncc-dados" };

interface CodeSourceProps {
  readonly documents: CodeList["documents"];
  /** How many codes there are. */
  readonly total: number;
}

/** Whose list it is, its licence, and the official documents. */
export function CodeSource({ documents, total }: CodeSourceProps) {
  const { source: text } = useMessages(bnccMessages);
  const { document } = useMessages(bnccCodesMessages);
  const { common } = useMessages(shellMessages);
  const count = total.toLocaleString(LANGUAGES[useLocale()].formats);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <p>
        {text.list(count)}{" "}
        <ExternalLink href={DATA_SET.url} newTabLabel={common.newTab}>
          {DATA_SET.name}
        </ExternalLink>
        , {text.licence}
      </p>
      <p>{text.documents}</p>
      <ul className="bullets">
        {Object.entries(documents).map(([name, url]) => (
          <li key={name}>
            <ExternalLink href={url} newTabLabel={common.newTab}>
              {document[name] ?? name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
