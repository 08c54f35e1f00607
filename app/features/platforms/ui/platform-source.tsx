import type { Provenance } from "~/features/evidence/core/evidence";
import { controlsMessages } from "~/i18n/messages/controls";
import { provenanceWords } from "~/i18n/provenance-words";
import { useLocale, useMessages } from "~/i18n/translate";
import { ExternalLink } from "~/ui/external-link";
import { FreshnessBadge } from "~/ui/freshness-badge";
import styles from "./platform-cards.module.css";

interface PlatformSourceProps {
  /** The name of the text, where it is named here. */
  readonly document?: string | null;
  readonly address?: string | null;
  readonly provenance: Provenance;
}

/** The provenance of a platform's fact, with its month and its source. */
export function PlatformSource({ document = null, address = null, provenance }: PlatformSourceProps) {
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
      <FreshnessBadge month={provenance.month} {...provenanceWords(provenance, useLocale())} />
    </div>
  );
}
