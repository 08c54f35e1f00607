import type { ReactNode } from "react";
import { KIND_HUE } from "~/features/search/core/kind-hue";
import type { SearchEntry } from "~/features/search/core/search-index";
import { controlsMessages } from "~/i18n/messages/controls";
import { kindsMessages } from "~/i18n/messages/kinds";
import { useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import styles from "./search-overlay.module.css";

interface OptionProps {
  readonly id: string;
  readonly selected: boolean;
}

// The results are links, so that the second mouse button and the status bar work. The field keeps the focus, so Tab
// skips them.
function toAria({ id, selected }: OptionProps) {
  return { id, role: "option", "aria-selected": selected, tabIndex: -1, className: styles.option };
}

interface SearchOptionProps extends OptionProps {
  readonly entry: SearchEntry;
  readonly onOpen: (entry: SearchEntry) => void;
}

/** One result. Selecting it opens its address in a new tab. */
export function SearchOption({ entry, onOpen, ...option }: SearchOptionProps) {
  const kinds = useMessages(kindsMessages);
  const common = useMessages(controlsMessages);
  const { kind, title, titleLang, description, url, path } = entry;
  return (
    <ExternalLink
      {...toAria(option)}
      href={url ?? path}
      newTabLabel={`(${common.newTab})`}
      withoutArrow
      onClick={() => onOpen(entry)}
    >
      <span className={styles.title}>
        <strong lang={titleLang ?? undefined}>{title}</strong>
        <Badge tone="category" category={KIND_HUE[kind]}>
          {kinds[kind]}
        </Badge>
      </span>
      <span className={styles.description}>{description}</span>
    </ExternalLink>
  );
}

interface LastSearchProps extends OptionProps {
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** One of the last searches of this device: it is asked again. */
export function LastSearch({ text, onChoose, ...option }: LastSearchProps) {
  return (
    <button type="button" {...toAria(option)} onClick={() => onChoose(text)}>
      {text}
    </button>
  );
}

interface QuickActionProps extends OptionProps {
  readonly to: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** One of the quick actions: a page of this site, in this tab. */
export function QuickAction({ to, onOpen, children, ...option }: QuickActionProps) {
  return (
    <Link {...toAria(option)} to={to} onClick={onOpen}>
      {children}
    </Link>
  );
}
