import { pathOfCode, toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { HUB_TASKS } from "~/content/hub.server";
import { KIT_PROMPTS } from "~/content/kit-prompts.server";
import { PLANNING_KITS } from "~/content/planning-checklist.server";
import type { BookResource } from "~/features/book-resources/core/book-resource";
import { documentPath } from "~/features/documents/core/document-path";
import { HUB_TASK_IDS } from "~/features/hub/core/hub-task";
import type { LibraryPrompt, PromptFile } from "~/features/prompts/core/library-prompt";
import { promptFileName } from "~/features/prompts/core/prompt-file-name";
import { documentMessages } from "~/i18n/messages/documents";

/** The file that has a prompt: that of its landing, or the planning kit. */
function listFiles(documentId: string, title: string, locale: Locale): readonly PromptFile[] {
  const path = documentPath(documentId, locale);
  return [{ path, name: promptFileName({ title, id: documentId }), label: documentMessages[locale].word }];
}

function toLandingPrompt(resource: BookResource, locale: Locale): LibraryPrompt[] {
  const { id, chapter, tasks, text } = resource;
  const { title, content } = text[locale];
  const lesson = findLesson(id, locale);
  if (content === null || lesson === null) return [];
  return [
    {
      id,
      place: chapter,
      title,
      description: content.objective,
      prompt: content.prompt,
      path: pathOfCode(id, locale),
      code: id,
      tasks,
      needs: lesson.facts,
      files: listFiles(id, title, locale),
    },
  ];
}

function listKitPrompts(locale: Locale): LibraryPrompt[] {
  return PLANNING_KITS[locale].sections.flatMap((section) => {
    const prompts = section.blocks.flatMap((block) => (block.kind === "prompt" ? [block.text] : []));
    return prompts.map((prompt, nth) => {
      const record = KIT_PROMPTS.find((one) => one.section === section.id && one.nth === nth);
      if (record === undefined) throw new Error(`unnamed prompt of the kit: ${section.id} ${nth}`);
      const { id, title, description, tasks, needs } = record;
      return {
        id,
        place: "kit",
        title: title[locale],
        description: description[locale],
        prompt,
        path: `${toPath("planning-toolkit", locale)}#downloads`,
        code: "planning-toolkit",
        tasks,
        needs,
        files: listFiles("planning-kit", PLANNING_KITS[locale].title, locale),
      };
    });
  });
}

/** Every prompt of the site that stands on its own: those of the book in its order, then those of the planning kit. */
export function listPrompts(locale: Locale): LibraryPrompt[] {
  return [
    ...BOOK_RESOURCES.flatMap((resource) => toLandingPrompt(resource, locale)),
    ...listKitPrompts(locale),
  ];
}

/** Loads the prompts of one language, and the words of the tasks of the hub that any of them helps with. */
export function loadPrompts(locale: Locale): {
  prompts: readonly LibraryPrompt[];
  tasks: Readonly<Record<string, string>>;
} {
  const prompts = listPrompts(locale);
  const helped = new Set(prompts.flatMap(({ tasks }) => tasks));
  const tasks = HUB_TASK_IDS.flatMap((id) => {
    const task = HUB_TASKS.find((one) => one.id === id);
    return task !== undefined && helped.has(id) ? [[id, task.title[locale]]] : [];
  });
  return { prompts, tasks: Object.fromEntries(tasks) };
}
