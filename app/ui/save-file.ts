/** The browser may still be reading the file when the click returns. */
const FILE_CACHED_MS = 10_000;

/** Saves a file that was made in the browser, under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_CACHED_MS);
}
