import { fileNameOf } from "~/lib/file-name";

/** What the file of a prompt is saved as where it has no name of its own: the title of the prompt. */
export function promptFileName({ title, id }: { readonly title: string; readonly id: string }): string {
  return `${fileNameOf(title, id)}.docx`;
}
