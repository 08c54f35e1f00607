import { toFileName } from "~/lib/file-name";

/** Name of a prompt's file: from its title, or its id where the title gives none. */
export function promptFileName({ title, id }: { readonly title: string; readonly id: string }): string {
  return `${toFileName(title, id)}.docx`;
}
