import { type FormEvent, useId, useState } from "react";
import { PERSONAL_WORDS } from "~/content/words/personal-words";
import {
  BLANK_TEMPLATES,
  CLASS_CARDS_MAX,
  CLASS_NAME_MAX,
  type ClassCards,
  fillBlanks,
  removeCard,
  toClassCard,
  writeCard,
} from "~/features/class-card/core/class-card";

import { toGuardRules } from "~/features/privacy-guard/core/guard-rules";
import { classCardMessages } from "~/i18n/messages/class-card";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field, Select } from "~/ui/field";
import { showToast } from "~/ui/toast-store";
import styles from "./class-card.module.css";
import { ClassCardFields } from "./class-card-fields";
import { clearClassCards, readClassCards, storeClassCards } from "./class-cards-store";

const GUARD_RULES = toGuardRules(PERSONAL_WORDS);

/** Values from the chosen card, by the words of their blanks. */
export function readFill(blanks: readonly string[]): Readonly<Record<string, string>> {
  const { cards, chosen } = readClassCards().cards;
  const card = cards[chosen];
  return card === undefined ? {} : fillBlanks(blanks, card, BLANK_TEMPLATES);
}

interface ClassCardDialogProps {
  /** Called when other words may fill the blanks. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** The card of a class as a form. Several classes have one each, and the chosen one fills the prompts. */
export function ClassCardDialog({ onChange, onClose }: ClassCardDialogProps) {
  const text = useMessages(classCardMessages);
  const { common } = useMessages(shellMessages);
  const form = useId();
  const [stored] = useState(readClassCards);
  const [cards, setCards] = useState<ClassCards>(stored.cards);
  const [place, setPlace] = useState(cards.chosen);
  const card = cards.cards[place];

  function store(next: ClassCards, isKept: boolean) {
    const isStored = storeClassCards(next, isKept);
    setCards(next);
    setPlace(next.chosen);
    showToast({ message: isStored ? (isKept ? text.kept : text.held) : text.notSaved });
    onChange();
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = new FormData(event.currentTarget);
    store(writeCard(cards, place, toClassCard(input.get("name"), input)), input.has("keep"));
    onClose();
  }

  function clear() {
    clearClassCards();
    showToast({ message: text.cleared });
    onChange();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      heading={text.heading}
      closeLabel={common.close}
      actions={
        <>
          <Button type="submit" form={form} variant="action">
            {text.save}
          </Button>
          {cards.cards.length > 1 && card !== undefined ? (
            <Button onClick={() => store(removeCard(cards, place), stored.isKept)}>{text.remove}</Button>
          ) : null}
          {cards.cards.length === 0 ? null : (
            <Button onClick={clear}>{cards.cards.length > 1 ? text.clearAll : text.clear}</Button>
          )}
        </>
      }
    >
      <p>{text.intro}</p>
      {cards.cards.length === 0 ? null : (
        <Select label={text.choose} value={place} onChange={({ target }) => setPlace(Number(target.value))}>
          {cards.cards.map(({ name, values }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a class may have no name, so its place identifies it
            <option key={index} value={index}>
              {name || [values.stage, values.subject].filter(Boolean).join(", ") || text.unnamed(index + 1)}
            </option>
          ))}
          {cards.cards.length < CLASS_CARDS_MAX ? (
            <option value={cards.cards.length}>{text.another}</option>
          ) : null}
        </Select>
      )}
      {/* Another class is another form, so that nothing of the last one stands in it. */}
      <form key={place} id={form} className="stack" autoComplete="off" onSubmit={save}>
        <ClassCardFields values={card?.values ?? {}} guard={GUARD_RULES} />
        <Field
          name="name"
          label={text.name}
          hint={text.nameHelp}
          maxLength={CLASS_NAME_MAX}
          defaultValue={card?.name}
        />
        <div>
          <label className={styles.keep}>
            <input type="checkbox" name="keep" defaultChecked={stored.isKept} /> {text.keep}
          </label>
          <p className="note">{text.keepHelp}</p>
        </div>
      </form>
    </Dialog>
  );
}
