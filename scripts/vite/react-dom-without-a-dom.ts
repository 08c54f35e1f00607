// Stands in for `react-dom` in the Worker's bundle (vite.config.ts): components and the router import it for what
// only a browser can do, and it is 42 kB of compressed code that nothing here ever runs.

function needsADocument(): never {
  throw new Error("there is no document on the server");
}

export { needsADocument as createPortal, needsADocument as flushSync };
