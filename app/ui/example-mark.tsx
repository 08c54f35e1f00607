import { isExampleAddress } from "~/lib/example-value";
import { Badge } from "./badge";

interface ExampleMarkProps {
  /** What is shown beside the mark. */
  readonly value: string | null;
  /** "example", in the language of the page. */
  readonly label: string;
}

/** Stands beside a value of a local start that its author has not set; nothing beside any other. */
export function ExampleMark({ value, label }: ExampleMarkProps) {
  return isExampleAddress(value) ? <Badge tone="warning">{label}</Badge> : null;
}
