import { createDrawnIcon } from "~/ui/drawn-icon";

/** The sign of a QR code in one path. Lists show it on every card, and the ready-made icon has eleven paths. */
export const QrSign = createDrawnIcon({
  node: [
    [
      "path",
      {
        d: "M4 4h5v5H4zM15 4h5v5h-5zM4 15h5v5H4zM13 4v4M4 12h4M12 12h1M17 12h3M12 15v1M15 15h2v2M20 15v1M12 20h3M18 20h2v-1",
        key: "path",
      },
    ],
  ],
});
