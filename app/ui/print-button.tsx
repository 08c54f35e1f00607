import { Printer } from "lucide-react";
import { Button, type ButtonLook } from "./button";
import { Icon } from "./icon";
import { printPart } from "./print-part";

interface PrintButtonProps extends ButtonLook {
  readonly label: string;
  /** Id of the part of the page to print; null for all of it. */
  readonly part: string | null;
}

/** Prints the page or one part of it. */
export function PrintButton({ label, part, ...look }: PrintButtonProps) {
  function print() {
    const element = part === null ? null : document.getElementById(part);
    if (element === null) window.print();
    else printPart(element);
  }
  return (
    <Button {...look} data-client="" onClick={print}>
      <Icon icon={Printer} />
      {label}
    </Button>
  );
}
