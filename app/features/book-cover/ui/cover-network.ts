interface ChalkPoint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bright: boolean;
}

function point(x: number, y: number, radius: number, bright = false): ChalkPoint {
  return { x, y, radius, bright };
}

// Three layers of a network, drawn slightly askew, as by hand on a board.
const LAYERS: readonly (readonly ChalkPoint[])[] = [
  [point(66, 259, 6), point(62, 288, 6), point(69, 316, 6), point(64, 340, 5)],
  [point(124, 246, 7), point(119, 276, 7, true), point(127, 305, 7), point(121, 334, 6)],
  [point(188, 256, 7, true), point(183, 290, 8), point(190, 324, 7)],
  [point(249, 272, 8), point(245, 309, 9, true)],
];

export const CHALK_POINTS: readonly ChalkPoint[] = LAYERS.flat();

/** Joins every point with the points of the next layer that are near enough. */
export const CHALK_LINKS: readonly { readonly from: ChalkPoint; readonly to: ChalkPoint }[] = LAYERS.flatMap(
  (layer, index) =>
    layer.flatMap((from) =>
      (LAYERS[index + 1] ?? []).filter((to) => Math.abs(to.y - from.y) < 50).map((to) => ({ from, to })),
    ),
);
