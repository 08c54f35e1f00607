interface LogoMarkProps {
  className?: string;
}

/** Somebody reading: a head over an open book. Decorative; the title beside it is the name. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <rect width="32" height="32" rx="7" fill="var(--cover-board)" />
      <path
        d="M5 12.5c4.5 0 8 1 10.3 3v11.3c-2.6-1.9-6-2.8-10.3-2.8zM27 12.5c-4.5 0-8 1-10.3 3v11.3c2.6-1.9 6-2.8 10.3-2.8z"
        fill="var(--cover-chalk)"
      />
      <circle cx="16" cy="8.5" r="3.75" fill="var(--cover-yellow)" />
    </svg>
  );
}
