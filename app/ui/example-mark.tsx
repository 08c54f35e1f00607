import { isExampleAddress } from "~/lib/example-value";
import { Badge } from "./badge";

interface ExampleMarkProps {
  /** The value beside the mark. */
  readonly value: string | null;
  /** "example", in the language of the page. */
  readonly label: string;
}

/** Stands beside a value of a local start that its author has not set; nothing beside any other. */
export function ExampleMark({ value, label }: ExampleMarkProps) {
  if (!isExampleAddress(value)) return null;
  return <Badge tone="warning">{label}</Badge>;
}
