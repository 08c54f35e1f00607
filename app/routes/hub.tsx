import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import { CheckLink } from "~/features/bncc/ui/check-link";
import styles from "~/features/hub/ui/hub.module.css";
import { HubTask, TaskIndex } from "~/features/hub/ui/hub-task";
import { PromptsLink } from "~/features/prompts/ui/prompts-link";
import { RulesLink } from "~/features/rules/ui/rules-link";
import { SchoolKitLink } from "~/features/school-kit/ui/kit-link";
import { hubMessages } from "~/i18n/messages/hub";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { Trail } from "~/page-parts/trail";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadHub } = await import("~/page-parts/hub-data.server");
  return loadHub(localeOfRequest(request));
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

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
      <TaskIndex label={useMessages(hubMessages).tasks} tasks={tasks} />
      {tasks.map((task) => (
        <HubTask key={task.id} task={task} />
      ))}
      <Trail steps={[{ name: footer.hub, path: pathOf("hub", locale) }]} />
    </div>
  );
}
