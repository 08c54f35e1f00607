import type { Standing } from "~/features/evidence/core/evidence";
import { controlsMessages } from "~/i18n/messages/controls";
import { standingWords } from "~/i18n/standing-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { AgedBadge } from "~/ui/aged-badge";
import { ExternalLink } from "~/ui/external-link";
import styles from "./platform-cards.module.css";

interface PlatformSourceProps {
  /** The name of the text, where it is named here. */
  readonly document?: string | null;
  readonly address?: string | null;
  readonly standing: Standing;
}

/** The provenance of a platform's fact, with its month and its source. */
export function PlatformSource({ document = null, address = null, standing }: PlatformSourceProps) {
  const common = useMessages(controlsMessages);
  return (
    <div className={styles.source}>
      {address === null || document === null ? null : (
        <small>
          <ExternalLink href={address} newTabLabel={common.newTab}>
            {document}
          </ExternalLink>
        </small>
      )}
      <AgedBadge month={standing.month} {...standingWords(standing, useLocale())} />
    </div>
  );
}
