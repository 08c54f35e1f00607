import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { RULE_LIST } from "~/features/rules/core/rule-query";
import { RuleChanges } from "~/features/rules/ui/rule-changes";
import RuleFilters from "~/features/rules/ui/rule-filters.island";
import { RuleList } from "~/features/rules/ui/rule-list";
import { ComingDates, RuleTimeline } from "~/features/rules/ui/rule-timeline";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { filterItems, parseListQuery } from "~/lib/filterable-list";
import { rulesFeedLink } from "~/page-parts/feed-links";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { ListItems } from "~/ui/list-items";
import { usePagePlace } from "~/ui/navigation";
import PrintButton from "~/ui/print-button.island";
import { SectionHeading } from "~/ui/section-heading";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadRules } = await import("~/page-parts/rules-data.server");
  return loadRules(request, context.now);
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  rulesFeedLink(args.location.pathname),
];

/** Every rule that concerns a teacher who uses AI, narrowed by the address, and when each came. */
export default function Rules() {
  const { groups, years, coming, changes } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages).rules;
  const text = useMessages(rulesPageMessages);
  const query = parseListQuery(RULE_LIST, usePagePlace().search);
  const rules = groups.flatMap(({ rows }) => rows);
  const withoutAddress = rules.filter(({ address }) => address === null).length;
  const items = rules.map(RULE_LIST.toItem);
  const shown = new Set(filterItems(RULE_LIST, items, query).map(({ id }) => id));
  return (
    <div className="page section stack">
      <SectionHeading
        level={1}
        heading={page.title}
        lead={page.description}
        actions={<Island name="print-button" of={PrintButton} props={{ label: text.print }} />}
      />
      <p className="muted reading">{text.noAdvice}</p>
      {withoutAddress === 0 ? null : (
        <p className="muted reading">{text.noAddress(withoutAddress, rules.length)}</p>
      )}
      <ListItems.Provider value={items}>
        <Island name="rule-filters" of={RuleFilters} props={{}} />
      </ListItems.Provider>
      <ComingDates moments={coming} shown={shown} />
      <RuleList groups={groups} shown={shown} />
      <section id="timeline">
        <SectionHeading heading={text.timeline} lead={text.timelineLead} />
        <RuleTimeline years={years} shown={shown} />
      </section>
      <RuleChanges changes={changes} />
    </div>
  );
}
