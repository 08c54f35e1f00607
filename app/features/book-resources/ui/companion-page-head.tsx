import { ArrowLeft } from "lucide-react";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";
import styles from "./companion-hero.module.css";

interface CompanionPageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The link back to the book resources. */
  readonly back: { readonly href: string; readonly label: string };
  /** Names the links to parts of the page. */
  readonly jumpsLabel: string;
  readonly jumps: readonly { readonly href: string; readonly label: string }[];
}

/** The head of a companion page of its own: the way back, what it is, and its parts as buttons. */
export function CompanionPageHead({ title, description, back, jumpsLabel, jumps }: CompanionPageHeadProps) {
  return (
    <div className={`page ${styles.hero}`}>
      <p data-print="hide">
        <Link to={back.href}>
          <Icon icon={ArrowLeft} size="small" inline /> {back.label}
        </Link>
      </p>
      <h1>{title}</h1>
      <p className={styles.lead}>{description}</p>
      <nav aria-label={jumpsLabel} className="cluster">
        {jumps.map(({ href, label }) => (
          <a key={href} href={href} className={buttonClass({ variant: "brand" })}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}
