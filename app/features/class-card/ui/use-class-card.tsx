import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { CLASS_CARDS_KEY } from "~/features/class-card/core/class-cards-key";
import { promptToolsMessages } from "~/i18n/messages/prompt-tools";
import { useMessages } from "~/i18n/translate";
import { readStored } from "~/ui/device-storage";
import { showToast } from "~/ui/toast-store";

type Card = typeof import("./class-card-dialog.client");

const importCard = () => import("./class-card-dialog.client");

/** Whether there is a card, which is all that a page needs to know before it loads one. */
function hasClassCard(): boolean {
  return (readStored(CLASS_CARDS_KEY, "sessionStorage") ?? readStored(CLASS_CARDS_KEY)) !== null;
}

/** Values from the class card, by the words of their blanks. */
export type ClassFill = Readonly<Record<string, string>>;

const NOTHING: ClassFill = {};

interface ClassCardTool {
  readonly fill: ClassFill;
  /** True while the values of the card are loading. */
  readonly isFilling: boolean;
  /** Opens the form of the card. */
  readonly open: () => void;
  /** Draw it somewhere beside the prompt. */
  readonly dialog: ReactNode;
}

/**
 * The class card for the blanks of prompts; `blanks` is the same list as long as they are. Nothing of it is loaded
 * before there is a card or somebody asks for one.
 */
export function useClassCard(blanks: readonly string[]): ClassCardTool {
  const { noClassCard } = useMessages(promptToolsMessages);
  const [fill, setFill] = useState(NOTHING);
  const [isFilling, setFilling] = useState(hasClassCard);
  const [card, setCard] = useState<Card | null>(null);

  useEffect(() => {
    const refill = () => {
      if (!hasClassCard()) return setFill(NOTHING);
      setFilling(true);
      importCard().then(
        ({ readFill }) => {
          setFill(readFill(blanks));
          setFilling(false);
        },
        () => setFilling(false),
      );
    };
    refill();
    // A page restored from the back/forward cache has missed changes to the cards.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && refill();
    window.addEventListener("pageshow", restore);
    return () => window.removeEventListener("pageshow", restore);
  }, [blanks]);

  const open = useCallback(() => {
    importCard().then(setCard, () => showToast({ message: noClassCard, type: "error" }));
  }, [noClassCard]);

  return useMemo(
    () => ({
      fill,
      isFilling,
      open,
      dialog:
        card === null ? null : (
          <card.ClassCardDialog
            onChange={() => setFill(card.readFill(blanks))}
            onClose={() => setCard(null)}
          />
        ),
    }),
    [fill, isFilling, open, card, blanks],
  );
}
