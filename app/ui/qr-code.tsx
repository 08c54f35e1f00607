interface QrCodeProps {
  /** Modules on each side, quiet zone included. */
  size: number;
  /** Path data of the dark modules. */
  path: string;
  /** Text alternative: the destination of the code. */
  label: string;
}

/** A QR code drawn in the page: nothing is fetched for it, and it prints sharp. Stands in a QrLabel. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
