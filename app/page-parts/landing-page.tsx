import type { ComponentProps, ReactNode } from "react";
import type { CompanionLanding, ToolLink } from "~/features/book-resources/core/landing";
import type { LessonView } from "~/features/book-resources/core/lesson";
import { LANDING_ID, Landing } from "~/features/book-resources/ui/landing";
import { LandingPrompt } from "~/features/book-resources/ui/landing-prompt";
import type { ShownChange } from "~/features/changes/core/shown-change";
import { LessonChanges } from "~/features/changes/ui/change-list";
import type { SincePrintView } from "~/features/editions/core/since-print";
import { SincePrint } from "~/features/editions/ui/since-print";
import { OpenInLinks } from "~/features/prompts/ui/open-in-links";
import { PROMPT_PLACE } from "~/features/prompts/ui/prompt-actions";
import { qrImagePath, shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import type { LawLine } from "~/features/rules/core/law-line";
import ShareWays from "~/features/share/ui/share-ways.island";
import { lawWords } from "~/i18n/law-words";
import { companionMessages } from "~/i18n/messages/companion";
import { lessonMessages } from "~/i18n/messages/lesson";
import { promptsMessages } from "~/i18n/messages/prompts";
import { useLocale, useMessages } from "~/i18n/translate";
import GuardedPrint from "~/islands/guarded-print.island";
import { Island } from "~/islands/island";
import GuardedOpenIn from "~/islands/open-in.island";
import PromptWorkbench from "~/islands/prompt-workbench.island";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { toWhatsAppText } from "~/lib/whatsapp-text";
import { LawLineNote } from "~/ui/law-line";
import { QrLabel } from "~/ui/qr-label";
import { LessonData } from "./lesson-data";
import { RulesLink, SchoolKitLink } from "./purpose-links";
import { ReportLink } from "./report-link";
import { useSiteOrigin } from "./site-origin";
import { WordLink } from "./word-link";

/** A landing with its lesson, the law that matters there, and the record of the tool it is about. */
export type LandingWithLinks = CompanionLanding & {
  readonly lesson: LessonView | null;
  readonly law: LawLine | null;
  readonly tool: ToolLink | null;
  /** Changes since each edition of the book. */
  readonly since: readonly SincePrintView[];
  /** Changes of facts that it rests on. */
  readonly changes: readonly ShownChange[];
  /** Where its prompt asks for a code of the curriculum. */
  readonly codes: ComponentProps<typeof PromptWorkbench>["codes"];
  /** True where a reader asks next what the law says. */
  readonly leadsToRules: boolean;
  /** True where its topic asks for rules of the school. */
  readonly leadsToSchoolKit: boolean;
};

/** A field grows with what stands in it, and the filled prompt has the whole example. */
const EXAMPLE_MAX = 60;

interface LandingPageProps {
  readonly landing: LandingWithLinks;
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

/** A landing with its QR code, the link to type and the ways to share it. */
export function LandingPage({ landing, level = 1, children }: LandingPageProps) {
  const { landing: text } = useMessages(companionMessages);
  const { example } = useMessages(lessonMessages);
  const prompts = useMessages(promptsMessages);
  const locale = useLocale();
  const origin = useSiteOrigin();
  const url = shortLinkUrl(origin, landing.id, locale);
  const help =
    landing.lesson?.blanks.map((blank) => ({
      ...blank,
      example: example(truncateAtWord(blank.example, EXAMPLE_MAX)),
    })) ?? [];
  const shared = { title: landing.title, url };
  return (
    <LandingPrompt.Provider value={{ prompt: landing.content.prompt, help }}>
      <Landing
        landing={landing}
        level={level}
        lesson={landing.lesson}
        law={
          <>
            {landing.law === null ? null : <LawLineNote {...lawWords(landing.law, locale)} />}
            {landing.leadsToSchoolKit ? <SchoolKitLink /> : null}
            <SincePrint editions={landing.since} />
            <LessonChanges changes={landing.changes} />
          </>
        }
        tool={landing.tool}
        promptForm={
          <div className="stack" {...{ [PROMPT_PLACE]: "" }}>
            <Island
              name="prompt-workbench"
              of={PromptWorkbench}
              props={{ page: { title: landing.title, url }, codes: landing.codes }}
            />
            <Island name="open-in" of={GuardedOpenIn} props={{}}>
              <OpenInLinks />
            </Island>
          </div>
        }
        qrLabel={
          <QrLabel typedLink={typedLink(url)}>
            {/* A file of its own, so that the page stays light. */}
            <img
              src={qrImagePath(landing.id, locale)}
              width="200"
              height="200"
              alt={text.qrAlt(landing.title)}
            />
          </QrLabel>
        }
        shareActions={
          <>
            <Island
              name="share-ways"
              of={ShareWays}
              props={{
                ...shared,
                // The prompt with its blanks open: what was filled in is of one class, and a chat has many readers.
                message: toWhatsAppText({
                  title: landing.title,
                  text: landing.content.prompt,
                  url,
                  whole: prompts.whole,
                }),
              }}
            />
            <WordLink id={landing.id} title={landing.title} />
            <Island name="guarded-print" of={GuardedPrint} props={{ label: text.print, part: LANDING_ID }} />
          </>
        }
      >
        {landing.lesson === null ? null : <LessonData page={landing} facts={landing.lesson.facts} />}
        {landing.leadsToRules ? <RulesLink /> : null}
        <ReportLink />
        {children}
      </Landing>
    </LandingPrompt.Provider>
  );
}
