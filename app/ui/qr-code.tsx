interface QrCodeProps {
  /** Modules on each side, quiet zone included. */
  size: number;
  /** Path data of the dark modules. */
  path: string;
  /** What the code leads to, in words. */
  label: string;
  className?: string;
}

/** A QR code drawn in the page: nothing is fetched for it, and it prints sharp. Stands in a QrLabel. */
export function QrCode({ size, path, label, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
