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
import type { LawLine } from "~/features/rules/core/law-line";
import { lawWords } from "~/i18n/law-words";
import { useLocale } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Card, type CategoryHue } from "~/ui/card";
import { chipClass } from "~/ui/chip";
import { Icon } from "~/ui/icon";
import { LawLineNote } from "~/ui/law-line";
import { Link } from "~/ui/navigation";
import styles from "./hub.module.css";

const ICONS: Readonly<Record<HubTaskIcon, LucideIcon>> = {
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

export interface TaskPick {
  readonly path: string;
  readonly title: string;
  /** Language of the title where it is not the language of the page. */
  readonly titleLang: string | null;
  readonly hue: CategoryHue;
  /** What kind of thing it is, in words. */
  readonly kind: string;
  readonly reason: string;
}

export interface Task {
  /** Also the anchor on the page. */
  readonly id: string;
  readonly icon: HubTaskIcon;
  readonly title: string;
  readonly description: string;
  readonly picks: readonly TaskPick[];
  /** What the law says about the task; null where no rule speaks on it. */
  readonly law: LawLine | null;
}

/** The way to each task of the page. */
export function TaskIndex({ label, tasks }: { label: string; tasks: readonly Task[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.index}>
        {tasks.map(({ id, icon, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={chipClass()}>
              <Icon icon={ICONS[icon]} size="small" className={styles.sign} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One thing a teacher wants to do: three picks, each with its reason. */
export function HubTask({ task }: { task: Task }) {
  const locale = useLocale();
  return (
    <section id={task.id} className={styles.task}>
      <div className={styles.head}>
        <Icon icon={ICONS[task.icon]} size="large" className={styles.sign} />
        <div>
          <h2>{task.title}</h2>
          <p className="muted">{task.description}</p>
        </div>
      </div>
      {task.law === null ? null : <LawLineNote {...lawWords(task.law, locale)} />}
      <div className="card-grid">
        {task.picks.map((pick) => (
          <Card
            key={pick.path}
            category={pick.hue}
            eyebrow={<Badge tone="category">{pick.kind}</Badge>}
            heading={
              <Link to={pick.path} {...(pick.titleLang === null ? {} : { lang: pick.titleLang })}>
                {pick.title}
              </Link>
            }
          >
            <p>{pick.reason}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
