import type { ReactNode } from "react";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import type { ButtonLook } from "~/ui/button";

export type ControlledResource = Pick<ResourceCard, "id" | "title">;

/** Controls of other features that stand on cards, in the drawer and on the page; routes bring them along. */
export interface ResourceControls {
  readonly qr: (resource: ControlledResource, look: ButtonLook) => ReactNode;
  readonly favourite: (resource: ControlledResource, look: ButtonLook) => ReactNode;
  /** Configured origin of the site. Shared addresses are absolute. */
  readonly origin: string;
}
