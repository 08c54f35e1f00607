import { classNames } from "~/ui/class-names";
import { Skeleton } from "~/ui/skeleton";

/** How many placeholders stand there while the list is loading. */
const SKELETON_CARDS = 6;

/** Stands for a list of news that is on its way. */
export function NewsSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames("card-grid", className)} aria-busy="true">
      <Skeleton shape="card" count={SKELETON_CARDS} />
    </div>
  );
}
