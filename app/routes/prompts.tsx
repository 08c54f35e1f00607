import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { PROMPT_LIST } from "~/features/prompts/core/prompt-query";
import { OpenInHint } from "~/features/prompts/ui/open-in-links";
import { PromptGrid } from "~/features/prompts/ui/prompt-grid";
import { PromptTasks } from "~/features/prompts/ui/prompt-list";
import styles from "~/features/prompts/ui/prompts.module.css";
import { companionMessages } from "~/i18n/messages/companion";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import GuardedPromptList from "~/islands/prompt-list.island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { Trail } from "~/page-parts/trail";
import { ListItems } from "~/ui/list-items";
import { usePagePlace } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadPrompts } = await import("~/page-parts/prompts-data.server");
  return loadPrompts(localeOfRequest(request));
}

/** Every prompt of the site, by what a teacher wants to do and by what the lesson needs. */
export default function Prompts() {
  const { prompts, tasks } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages).prompts;
  const { reminder, reminderLabel } = useMessages(companionMessages).landing;
  const origin = useSiteOrigin();
  const { search } = usePagePlace();
  return (
    <div className="page section">
      <SectionHeading level={1} heading={page.title} lead={page.description} />
      <div className={styles.before}>
        <p>
          <strong>{`${reminderLabel}:`}</strong>
          {` ${reminder}`}
        </p>
        <OpenInHint />
      </div>
      <ListItems.Provider value={prompts.map(PROMPT_LIST.toItem)}>
        <PromptTasks.Provider value={tasks}>
          <Island name="prompt-list" of={GuardedPromptList} props={{}}>
            <PromptGrid prompts={prompts} search={search} origin={origin} />
          </Island>
        </PromptTasks.Provider>
      </ListItems.Provider>
      <Trail steps={[{ name: page.title, path: toPath("prompts", useLocale()) }]} />
    </div>
  );
}
