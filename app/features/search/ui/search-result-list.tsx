import { KIND_HUE } from "~/features/search/core/kind-hue";
import { resultFace } from "~/features/search/core/result-face";
import type { SearchResult } from "~/features/search/core/search-index";
import { kindsMessages } from "~/i18n/messages/kinds";
import { searchMessages } from "~/i18n/messages/search";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { wholeWords } from "~/ui/whole-words";

/** The results of the search page: the title leads to our page of the thing, a second link to the thing itself. */
export function SearchResultList({ results }: { results: readonly SearchResult[] }) {
  const text = useMessages(searchMessages);
  const kinds = useMessages(kindsMessages);
  const { common } = useMessages(shellMessages);
  return (
    <ul className="stack reading">
      {results.map(({ id, kind, title, titleLang, face, description, path, url }) => (
        <li key={id}>
          <Card
            level={2}
            category={KIND_HUE[kind]}
            face={resultFace({ kind, face })}
            eyebrow={
              <Badge tone="category" category={KIND_HUE[kind]}>
                {kinds[kind]}
              </Badge>
            }
            heading={
              <Link to={path} lang={titleLang ?? undefined}>
                {wholeWords(title)}
              </Link>
            }
            actions={
              url === null ? null : (
                <ExternalLink href={url} newTabLabel={`(${common.newTab})`} data-resource={id}>
                  {text.visit}
                  <span className="visually-hidden" lang={titleLang ?? undefined}>
                    {" "}
                    {title}
                  </span>
                </ExternalLink>
              )
            }
          >
            <p>{wholeWords(description)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
