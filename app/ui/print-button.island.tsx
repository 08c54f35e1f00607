import { Printer } from "lucide-react";
import { Button, type ButtonLook } from "./button";
import { Icon } from "./icon";
import { printPart } from "./print-part";

interface PrintButtonProps extends ButtonLook {
  readonly label: string;
  /** Id of the part of the page to print; none for all of it. */
  readonly part?: string;
  /** Asked before anything goes onto paper; it prints now or later. */
  readonly askFirst?: (print: () => void) => void;
}

/** Prints the page or one part of it. */
export default function PrintButton({ label, part, askFirst, ...look }: PrintButtonProps) {
  function print() {
    const element = part === undefined ? null : document.getElementById(part);
    if (element === null) window.print();
    else printPart(element);
  }
  return (
    <Button {...look} data-client="" onClick={() => (askFirst === undefined ? print() : askFirst(print))}>
      <Icon icon={Printer} />
      {label}
    </Button>
  );
}
