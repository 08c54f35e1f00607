import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";

/** The way back to the page that led here. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <p data-print="hide">
      <Link to={to}>
        <Icon icon={ArrowLeft} size="small" inline /> {children}
      </Link>
    </p>
  );
}
