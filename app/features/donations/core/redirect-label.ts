/** How long a clicked card says "Redirecting...". */
export const REDIRECT_LABEL_MS = 2000;
