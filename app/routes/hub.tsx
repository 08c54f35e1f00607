import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { TASK_ICONS, TaskIndex } from "~/features/hub/ui/task-index";
import { lawWords } from "~/i18n/law-words";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import type { Task } from "~/page-parts/hub-data.server";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { CheckLink, PromptsLink, RulesLink, SchoolKitLink } from "~/page-parts/purpose-links";
import { Trail } from "~/page-parts/trail";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { LawLineNote } from "~/ui/law-line";
import { Link } from "~/ui/navigation";
import styles from "./hub.module.css";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadHub } = await import("~/page-parts/hub-data.server");
  return loadHub(localeOfRequest(request));
}

/** The index of everything by what a teacher wants to do. */
export default function Hub() {
  const { text, tasks } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { footer } = useMessages(shellMessages);
  return (
    <div className={`page section ${styles.page}`}>
      <h1>{text.title}</h1>
      <p className="reading">{text.intro}</p>
      <div className={styles.ways}>
        <PromptsLink />
        <CheckLink />
        <RulesLink />
        <SchoolKitLink />
      </div>
      <TaskIndex tasks={tasks} />
      {tasks.map((task) => (
        <HubTask key={task.id} task={task} />
      ))}
      <Trail steps={[{ name: footer.hub, path: toPath("hub", locale) }]} />
    </div>
  );
}

/** One thing a teacher wants to do: three picks, each with its reason. */
function HubTask({ task }: { task: Task }) {
  const locale = useLocale();
  return (
    <section id={task.id} className={styles.task}>
      <div className={styles.head}>
        <Icon icon={TASK_ICONS[task.icon]} size="large" className={styles.sign} />
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
              <Link to={pick.path} lang={pick.titleLang ?? undefined}>
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
