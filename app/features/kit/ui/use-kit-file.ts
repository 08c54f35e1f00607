import { useLocale } from "~/i18n/translate";
import type { MadeFile } from "~/ui/file-button";
import type { KitItemData } from "./kit-item";

/** Makes the handout as a file to edit, under its title; what makes it is loaded when it is called. */
export function useKitFile(items: readonly KitItemData[], origin: string) {
  const locale = useLocale();
  return async (title: string, address: string): Promise<MadeFile> => {
    const { fileOfKit } = await import("./kit-file.client");
    return fileOfKit({ locale, title, items }, origin, address);
  };
}
