/** Structured log lines (faults.md row 76): one JSON object each, never an address, never a key. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

function line(level: string, event: string, fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ level, event, ...fields });
}

/** A log whose lines all carry the given fields, such as the id of the request. */
export function createLog(bound: Readonly<Record<string, unknown>> = {}): Log {
  return {
    info: (event, fields = {}) => console.log(line("info", event, { ...bound, ...fields })),
    error: (event, fields = {}) => console.error(line("error", event, { ...bound, ...fields })),
  };
}
