import type { ComponentProps } from "react";
import { readFavourites } from "~/features/favourites/ui/favourites-store";
import { KitMaker } from "~/features/school-kit/ui/kit-maker";

/** The questions of the school kit, with the favourites of this browser at hand. */
export default function SchoolKit(props: Omit<ComponentProps<typeof KitMaker>, "readFavourites">) {
  return <KitMaker {...props} readFavourites={readFavourites} />;
}
