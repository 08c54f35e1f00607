import { FileDown } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonLook } from "./button";
import { Icon } from "./icon";
import { saveFile } from "./save-file";
import { showToast } from "./toast-store";

interface MadeFile {
  readonly file: Blob;
  readonly name: string;
}

interface FileButtonProps extends ButtonLook {
  label: string;
  /** Said when the file could not be made: what makes it is loaded first, and there may be no connection. */
  failedLabel: string;
  make: (text: string) => Promise<MadeFile>;
  /** The text of the file. */
  text?: string;
  /** Asked before the text leaves; it saves that text, or another one, now or later. */
  askFirst?: (save: (text: string) => void) => void;
}

/** Makes a file in the browser and saves it. */
export function FileButton({ label, failedLabel, make, text = "", askFirst, ...look }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function save(left: string) {
    // It stays enabled, so that it keeps the focus.
    if (isBusy) return;
    setBusy(true);
    try {
      const { file, name } = await make(left);
      saveFile(file, name);
    } catch (error) {
      console.warn("no file was made", error);
      showToast({ message: failedLabel, type: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      {...look}
      data-client=""
      aria-busy={isBusy}
      onClick={() => (askFirst === undefined ? save(text) : askFirst(save))}
    >
      <Icon icon={FileDown} />
      {label}
    </Button>
  );
}
