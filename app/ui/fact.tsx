import type { ReactNode } from "react";

/** A name and what it stands for, in a list of such pairs. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
