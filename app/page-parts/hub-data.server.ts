import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { findBookResource } from "~/content/book-resources/book-resources.server";
import { HUB_TASKS, HUB_TEXT } from "~/content/hub.server";
import { HUB_TASK_LAWS } from "~/content/rules/law-matters.server";
import { toBookResourceCard } from "~/features/book-resources/core/book-resource";
import { CATEGORY_HUE } from "~/features/catalogue/core/resource-face";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import type { HubItem, HubTaskIcon } from "~/features/hub/core/hub-task";
import type { LawLine, LawMatter } from "~/features/rules/core/law-line";
import { getLawLine } from "~/features/rules/io/law-lines.server";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { hubMessages } from "~/i18n/messages/hub";
import type { CategoryHue } from "~/ui/card";

export interface TaskPick {
  readonly path: string;
  readonly title: string;
  /** Language of the title where it is not the language of the page. */
  readonly titleLang: string | null;
  readonly hue: CategoryHue;
  /** Its kind, in words. */
  readonly kind: string;
  readonly reason: string;
}

export interface Task {
  /** Also the anchor on the page. */
  readonly id: string;
  readonly icon: HubTaskIcon;
  readonly title: string;
  readonly description: string;
  readonly picks: readonly TaskPick[];
  /** The line about the law; null where no rule speaks on the task. */
  readonly law: LawLine | null;
}

function getPick({ kind, id }: HubItem, locale: Locale): Omit<TaskPick, "reason"> {
  if (kind === "companion") {
    const item = findBookResource(id);
    if (item === null) throw new Error(`the hub names an unknown companion item: ${id}`);
    const { path, title, chapter } = toBookResourceCard(item, locale);
    const label = hubMessages[locale].fromBook(bookLabelMessages[locale].chapters[chapter]);
    return { path, title, titleLang: null, hue: "book", kind: label };
  }
  const resource = findResource(id, locale);
  if (resource === null) throw new Error(`the hub names an unknown resource: ${id}`);
  const { title, titleLang, category } = resource;
  return {
    path: toPath("resource", locale, { id: resource.id }),
    title,
    titleLang,
    hue: CATEGORY_HUE[category],
    kind: catalogueMessages[locale].categories[category],
  };
}

function findLaw(matter: LawMatter | undefined, locale: Locale): LawLine | null {
  return matter === undefined ? null : getLawLine(matter, locale);
}

/** The hub's tasks in one language, each pick with its address, kind and reason. */
function listTasks(locale: Locale): Task[] {
  return HUB_TASKS.map(({ id, icon, title, description, picks }) => ({
    id,
    icon,
    title: title[locale],
    description: description[locale],
    picks: picks.map(({ item, reason }) => ({ ...getPick(item[locale], locale), reason: reason[locale] })),
    law: findLaw(HUB_TASK_LAWS[id], locale),
  }));
}

/** The names of the hub's tasks, for a page that leads to them. */
export function listTaskNames(locale: Locale) {
  return HUB_TASKS.map(({ id, icon, title }) => ({ id, icon, title: title[locale] }));
}

/** Loads the hub in one language. */
export function loadHub(locale: Locale) {
  return { text: HUB_TEXT[locale], tasks: listTasks(locale) };
}
