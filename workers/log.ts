/** Structured log lines: one JSON object each, never an address, never a key. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

/**
 * Text of an error for the log. The database layer's own message ends in the values of the statement, which hold
 * readers' words and addresses; its cause says what went wrong without them.
 */
function errorText(error: Error): string {
  if (!("params" in error)) return String(error);
  const statement = "query" in error ? ` in ${error.query}` : "";
  return `${error.cause ?? error.name}${statement}`;
}

function line(level: string, event: string, fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ level, event, ...fields }, (_, value: unknown) =>
    value instanceof Error ? errorText(value) : value,
  );
}

/** A log whose lines all carry the given fields, such as the id of the request. */
export function createLog(bound: Readonly<Record<string, unknown>> = {}): Log {
  return {
    info: (event, fields = {}) => console.log(line("info", event, { ...bound, ...fields })),
    error: (event, fields = {}) => console.error(line("error", event, { ...bound, ...fields })),
  };
}
