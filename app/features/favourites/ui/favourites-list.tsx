import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { moveFavourite } from "~/features/favourites/core/favourites";
import { KIND_HUE, resultFace } from "~/features/search/core/result-face";

import type { SearchResult } from "~/features/search/core/search-index";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { kindsMessages } from "~/i18n/messages/kinds";
import { useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";

/** One saved item: the id it was saved by, and its entry of the search index. */
export interface SavedItem {
  readonly savedId: string;
  readonly item: SearchResult;
}

interface FavouritesListProps {
  readonly items: readonly SavedItem[];
  /** Receives the new order, and the message about it. */
  readonly onChange: (ids: readonly string[], spoken: string) => void;
}

const buttonId = (action: string, id: string) => `${action}-${id}`;

/** The saved items in their order, to move and to remove. */
export function FavouritesList({ items, onChange }: FavouritesListProps) {
  const text = useMessages(favouritesMessages);
  const ids = items.map(({ savedId }) => savedId);
  const focusNext = useRef<string | null>(null);

  // A moved button loses the focus, and a removed one takes the focus with it. The effect runs after every rendering,
  // but only a change of the list leaves something to focus.
  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  function move({ savedId, item }: SavedItem, direction: "up" | "down") {
    const moved = moveFavourite(ids, savedId, direction);
    if (moved === ids) return;
    focusNext.current = buttonId(direction, savedId);
    onChange(moved, text.moved(item.title, moved.indexOf(savedId) + 1, moved.length));
  }

  function remove({ savedId, item }: SavedItem) {
    const at = ids.indexOf(savedId);
    const neighbour = ids[at + 1] ?? ids[at - 1];
    focusNext.current = neighbour === undefined ? null : buttonId("remove", neighbour);
    onChange(
      ids.filter((id) => id !== savedId),
      text.removed(item.title),
    );
  }

  return (
    <ol className="stack reading">
      {items.map((saved, index) => (
        <li key={saved.savedId}>
          <SavedCard
            saved={saved}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onMove={(direction) => move(saved, direction)}
            onRemove={() => remove(saved)}
          />
        </li>
      ))}
    </ol>
  );
}

interface SavedCardProps {
  readonly saved: SavedItem;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (direction: "up" | "down") => void;
  readonly onRemove: () => void;
}

function SavedCard({ saved: { savedId, item }, isFirst, isLast, onMove, onRemove }: SavedCardProps) {
  const text = useMessages(favouritesMessages);
  const kinds = useMessages(kindsMessages);
  return (
    <Card
      category={KIND_HUE[item.kind]}
      face={resultFace(item)}
      eyebrow={
        <Badge tone="category" category={KIND_HUE[item.kind]}>
          {kinds[item.kind]}
        </Badge>
      }
      heading={
        <Link to={item.path} lang={item.titleLang ?? undefined}>
          {item.title}
        </Link>
      }
      actions={
        <>
          <Button
            id={buttonId("up", savedId)}
            size="small"
            square
            aria-label={text.moveUp(item.title)}
            aria-disabled={isFirst}
            onClick={() => onMove("up")}
          >
            <Icon icon={ArrowUp} />
          </Button>
          <Button
            id={buttonId("down", savedId)}
            size="small"
            square
            aria-label={text.moveDown(item.title)}
            aria-disabled={isLast}
            onClick={() => onMove("down")}
          >
            <Icon icon={ArrowDown} />
          </Button>
          <Button
            id={buttonId("remove", savedId)}
            size="small"
            square
            aria-label={text.remove(item.title)}
            onClick={onRemove}
          >
            <Icon icon={X} />
          </Button>
        </>
      }
    >
      <p>{item.description}</p>
    </Card>
  );
}
