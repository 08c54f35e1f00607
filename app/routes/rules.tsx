import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { filterRules, parseRuleQuery } from "~/features/rules/core/rule-query";
import { ListedRules } from "~/features/rules/ui/listed-rules";
import { RuleChanges } from "~/features/rules/ui/rule-changes";
import RuleFilters from "~/features/rules/ui/rule-filters.island";
import { RuleList } from "~/features/rules/ui/rule-list";
import { ComingDates, RuleTimeline } from "~/features/rules/ui/rule-timeline";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { rulesFeedLink } from "~/page-parts/feed-links";
import { metaOfPage } from "~/page-parts/meta-of-page";
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
  const query = parseRuleQuery(new URLSearchParams(usePagePlace().search));
  const rules = groups.flatMap(({ rows }) => rows);
  const withoutAddress = rules.filter(({ address }) => address === null).length;
  const shown = new Set(filterRules(rules, query).map(({ id }) => id));
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
      <ListedRules.Provider value={rules}>
        <Island name="rule-filters" of={RuleFilters} props={{}} />
      </ListedRules.Provider>
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
