import type { ComponentProps, ReactNode } from "react";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import type { ButtonLook } from "~/ui/button";
import type { ShareActions } from "~/ui/share-actions";

export type ControlledResource = Pick<ResourceCard, "id" | "title">;

/** Controls of other features that stand on cards, in the drawer and on the page; routes bring them along. */
export interface ResourceControls {
  readonly qr: (resource: ControlledResource, look: ButtonLook) => ReactNode;
  readonly share: (way: ComponentProps<typeof ShareActions>) => ReactNode;
  readonly favourite: (resource: ControlledResource, look: ButtonLook) => ReactNode;
  /** Configured origin of the site. Shared addresses are absolute. */
  readonly origin: string;
}
