import { type DialogProps, PlacedDialog } from "./dialog";

/** A modal dialog that slides in from the right edge in 200 ms and fills a phone. */
export function Drawer(props: DialogProps) {
  return <PlacedDialog {...props} placement="side" />;
}
