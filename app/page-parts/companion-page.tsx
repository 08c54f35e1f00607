import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import {
  BOOK_RESOURCE_LIST,
  type BookResourceListCard,
} from "~/features/book-resources/core/book-resource-query";
import { BookResourceGrid } from "~/features/book-resources/ui/book-resource-grid";
import BookResourceList from "~/features/book-resources/ui/book-resource-list.island";
import { CodeForm } from "~/features/book-resources/ui/code-form";
import { CodePickerView } from "~/features/book-resources/ui/code-picker-view";
import { SHEET_ID, SincePrint } from "~/features/editions/ui/since-print";
import { EducationOffersView } from "~/features/education-offers/ui/education-offers-view";
import { TaskIndex } from "~/features/hub/ui/task-index";
import KeepLessons from "~/features/offline/ui/keep-lessons.island";
import { companionMessages } from "~/i18n/messages/companion";
import { editionsMessages } from "~/i18n/messages/editions";
import { hubMessages } from "~/i18n/messages/hub";
import { keepLessonsMessages } from "~/i18n/messages/keep-lessons";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ListItems } from "~/ui/list-items";
import { Link, usePagePlace } from "~/ui/navigation";
import PrintButton from "~/ui/print-button.island";
import type { CompanionPageData } from "./companion-data.server";
import styles from "./companion-explainer.module.css";
import companionHeroStyles from "./companion-hero.module.css";
import { LandingPage } from "./landing-page";
import { metaOfPage } from "./meta-of-page";
import { PromptsLink } from "./purpose-links";
import { useKeepsPages } from "./site-origin";
import { CompanionTrail } from "./trail";

/** A landing takes the text of its head from its content, the list takes it from the messages. */
export function metaOfCompanionPage(
  args: Parameters<typeof metaOfPage>[0],
  data: CompanionPageData | undefined,
): MetaDescriptor[] {
  const landing = data?.landing;
  return metaOfPage(args, landing ? { title: landing.title, description: landing.description } : undefined);
}

/** The book-resources page, with the landing of a printed code on top where the address names one. */
export function CompanionPage({
  data: { path, landing, tasks, typed, offers, since, total, cards },
}: {
  data: CompanionPageData;
}) {
  const { list } = useMessages(companionMessages);
  const { ask } = useMessages(hubMessages);
  const {
    "book-resources": { title },
    unplugged,
  } = useMessages(pagesMessages);
  const locale = useLocale();
  if (landing === null) {
    return (
      <>
        <CompanionHero title={title} total={total}>
          <CodeForm unknown={typed?.text ?? null} isError={typed?.isError ?? false} />
        </CompanionHero>
        {typed === null ? null : (
          <div className="page section">
            <CodePickerView picker={typed.picker} />
          </div>
        )}
        {since.length === 0 ? null : (
          <section className="page section">
            <SincePrint editions={since}>
              <Island
                name="print-button"
                of={PrintButton}
                props={{ label: editionsMessages[locale].print, part: SHEET_ID }}
              />
            </SincePrint>
          </section>
        )}
        <section className="page section stack">
          <h2>{ask}</h2>
          <TaskIndex tasks={tasks} path={toPath("hub", locale)} />
        </section>
        <KeptLessons />
        <section id="resources" className="page section stack">
          <h2 className="visually-hidden">{list.heading}</h2>
          <PromptsLink />
          <p className="reading">
            <Link to={toPath("unplugged", locale)}>{unplugged.title}</Link>. {unplugged.description}
          </p>
          <FilteredBookResources cards={cards} openPath={null} path={path} />
        </section>
        <section className="page section">
          <CompanionExplainer />
        </section>
      </>
    );
  }
  return (
    <>
      <div className="reading-page with-side stack">
        <WayHere title={title} />
        <LandingPage landing={landing}>
          {offers === null ? null : <EducationOffersView {...offers} />}
        </LandingPage>
      </div>
      <OtherResources cards={cards} openPath={landing.path} />
      <CompanionTrail title={landing.title} path={path} />
    </>
  );
}

interface OtherResourcesProps {
  readonly cards: readonly BookResourceListCard[];
  /** Address of the item whose landing the page shows. */
  readonly openPath: string;
}

/** The resources of the book, folded below the landing of one. */
function OtherResources({ cards, openPath }: OtherResourcesProps) {
  const { list } = useMessages(companionMessages);
  const locale = useLocale();
  return (
    <section id="resources" className="page section" data-print="hide">
      <details>
        <summary className={styles.fold}>
          <h2 className="size-l">{list.heading}</h2>
        </summary>
        <FilteredBookResources cards={cards} openPath={openPath} path={toPath("book-resources", locale)} />
      </details>
    </section>
  );
}

/** The way to keep all lessons on the device, folded; nothing where the site has no service worker. */
function KeptLessons() {
  const text = useMessages(keepLessonsMessages);
  if (!useKeepsPages()) return null;
  return (
    <section className="page section" data-print="hide">
      <details>
        <summary className={styles.fold}>
          <h2 className="size-l">{text.heading}</h2>
        </summary>
        <div className="stack reading">
          <p>{text.lead}</p>
          <noscript>
            <p>{text.needsScript}</p>
          </noscript>
          <Island name="keep-lessons" of={KeepLessons} props={{}} />
        </div>
      </details>
    </section>
  );
}

interface FilteredBookResourcesProps {
  readonly cards: readonly BookResourceListCard[];
  /** Address of the item whose landing stands above the list; null where there is none. */
  readonly openPath: string | null;
  /** The page of the list. */
  readonly path: string;
}

/** The list as cards, narrowed by its address, with the island that filters them in place. */
function FilteredBookResources({ cards, openPath, path }: FilteredBookResourcesProps) {
  const isInAddress = openPath === null;
  const { search } = usePagePlace();
  return (
    <ListItems.Provider value={cards.map(BOOK_RESOURCE_LIST.toItem)}>
      <Island name="book-resource-list" of={BookResourceList} props={{ isInAddress, path }}>
        <BookResourceGrid cards={cards} search={isInAddress ? search : ""} openPath={openPath} />
      </Island>
    </ListItems.Provider>
  );
}

/** The way from the start page to the list; the heading below says the rest. */
function WayHere({ title }: { title: string }) {
  const { breadcrumb } = useMessages(companionMessages);
  const locale = useLocale();
  return (
    <Breadcrumb
      label={breadcrumb.label}
      items={[
        { label: breadcrumb.home, href: toPath("home", locale) },
        { label: title, href: toPath("book-resources", locale) },
      ]}
    />
  );
}

/** The section that explains the companion, on the book-resources page. */
function CompanionExplainer() {
  const { explainer: text } = useMessages(companionMessages);
  return (
    <>
      <h2>{text.heading}</h2>
      <ol className={styles.steps}>
        {text.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="muted">{text.note}</p>
    </>
  );
}

interface CompanionHeroProps {
  readonly title: string;
  /** How many resources there are. */
  readonly total: number;
  /** The way to a code for those who have the book open. */
  readonly children: ReactNode;
}

/** The hero of the book-resources page. */
function CompanionHero({ title, total, children }: CompanionHeroProps) {
  const { hero: text } = useMessages(companionMessages);
  return (
    <div className={`page ${companionHeroStyles.hero}`}>
      <h1>{title}</h1>
      <p className={companionHeroStyles.lead}>{text.lead}</p>
      <p className={companionHeroStyles.total}>{text.total(total)}</p>
      {children}
    </div>
  );
}
