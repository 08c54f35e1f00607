import { LayoutGrid, Rows3 } from "lucide-react";
import { useEffect } from "react";
import { RESOURCE_LIST, VIEWS } from "~/features/catalogue/core/resource-list";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useMessages } from "~/i18n/translate";
import { toSearch, withChoice } from "~/lib/filterable-list";
import { buttonClass } from "~/ui/button";
import type { ListState } from "~/ui/filterable-list";
import { Icon } from "~/ui/icon";
import { QueryLink } from "~/ui/page-query";
import { VIEW_CLASS } from "./resource-grid";
import styles from "./resource-list.module.css";

/** The choice between a grid and a stacked list, as which it lays out the cards of the page. */
export function ViewToggle({ query }: Pick<ListState, "query">) {
  const { list } = useMessages(catalogueMessages);
  const chosen = query.has("view") ? "list" : "grid";
  useEffect(() => {
    const cards = document.getElementById(RESOURCE_LIST.id);
    if (cards !== null) cards.className = VIEW_CLASS[chosen] ?? "";
  }, [chosen]);
  return (
    <nav aria-label={list.view} className={styles.views} data-print="hide">
      {VIEWS.map((view) => (
        <QueryLink
          key={view}
          search={toSearch(withChoice(RESOURCE_LIST, query, "view", view))}
          className={buttonClass({ variant: "bare", size: "small", square: true, className: styles.view })}
          aria-label={list[view]}
          aria-current={view === chosen ? "true" : undefined}
          replace
        >
          <Icon icon={view === "grid" ? LayoutGrid : Rows3} />
        </QueryLink>
      ))}
    </nav>
  );
}
