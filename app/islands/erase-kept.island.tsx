import { ClearClassCards } from "~/features/class-card/ui/clear-class-cards";
import { EraseAll } from "~/features/legal/ui/erase-all";

/** What a reader can erase where the site says what it keeps: the classes alone, or everything. */
export default function EraseKept() {
  return (
    <>
      <ClearClassCards />
      <EraseAll />
    </>
  );
}
