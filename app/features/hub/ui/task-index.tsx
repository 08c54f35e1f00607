import {
  Accessibility,
  Calendar,
  ClipboardCheck,
  Code,
  FileText,
  Handshake,
  ImageIcon,
  Languages,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageCircle,
  Scale,
  Search,
  Timer,
  TrendingUp,
  Users,
} from "lucide-react";
import type { HubTaskIcon } from "~/features/hub/core/hub-task";
import { hubMessages } from "~/i18n/messages/hub";
import { useMessages } from "~/i18n/translate";
import { chipClass, chipRowClass } from "~/ui/chip";
import { Icon } from "~/ui/icon";
import styles from "./task-index.module.css";

export const TASK_ICONS: Readonly<Record<HubTaskIcon, LucideIcon>> = {
  calendar: Calendar,
  users: Users,
  "message-circle": MessageCircle,
  "list-checks": ListChecks,
  "clipboard-check": ClipboardCheck,
  lightbulb: Lightbulb,
  languages: Languages,
  accessibility: Accessibility,
  mail: Mail,
  search: Search,
  image: ImageIcon,
  code: Code,
  scale: Scale,
  "file-text": FileText,
  handshake: Handshake,
  timer: Timer,
  "trending-up": TrendingUp,
};

/** A task that the index names. */
export interface NamedTask {
  readonly id: string;
  readonly icon: HubTaskIcon;
  readonly title: string;
}

interface TaskIndexProps {
  readonly tasks: readonly NamedTask[];
  /** Address of the page that has them; none on that page itself. */
  readonly path?: string;
}

/** The way to each task of the hub. */
export function TaskIndex({ tasks, path = "" }: TaskIndexProps) {
  return (
    <nav aria-label={useMessages(hubMessages).tasks}>
      <ul className={chipRowClass({ scrolls: path !== "" })}>
        {tasks.map(({ id, icon, title }) => (
          <li key={id}>
            <a href={`${path}#${id}`} className={chipClass()}>
              <Icon icon={TASK_ICONS[icon]} size="small" className={styles.sign} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
