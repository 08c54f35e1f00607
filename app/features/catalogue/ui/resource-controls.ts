import type { ReactNode } from "react";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import type { ButtonLook } from "~/ui/button";
import type { ShareWay } from "~/ui/share-actions";

/** The look of a control; `inItem` for one in an item that holds the id as `data-item`. */
export interface ControlLook extends ButtonLook {
  readonly inItem?: boolean;
}

export type ControlledResource = Pick<ResourceCard, "id" | "title">;

/** Controls of other features that stand on cards, in the drawer and on the page; routes bring them along. */
export interface ResourceControls {
  readonly qr: (resource: ControlledResource, look: ControlLook) => ReactNode;
  readonly share: (way: ShareWay) => ReactNode;
  readonly favourite: (resource: ControlledResource, look: ControlLook) => ReactNode;
  /** Configured origin of the site. Shared addresses are absolute. */
  readonly origin: string;
}
