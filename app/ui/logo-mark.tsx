/**
 * Somebody reading: a head over an open book, in the colours of the cover as in public/favicon.svg. They are written
 * out, because most pages need no cover otherwise. Decorative; the title beside it is the name.
 */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#1a5c38" />
      <path
        d="M5 12.5c4.5 0 8 1 10.3 3v11.3c-2.6-1.9-6-2.8-10.3-2.8zM27 12.5c-4.5 0-8 1-10.3 3v11.3c2.6-1.9 6-2.8 10.3-2.8z"
        fill="#f1efe6"
      />
      <circle cx="16" cy="8.5" r="3.75" fill="#f4d35e" />
    </svg>
  );
}
