import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BookOpen, GraduationCap, Heart, LayoutGrid, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import { BOOK_EDITIONS } from "~/content/book-editions";
import { CodeForm } from "~/features/book-resources/ui/code-form";
import { Doors } from "~/features/home/ui/doors";
import styles from "~/features/home/ui/home.module.css";
import ParticleBackground from "~/features/home/ui/particle-background.island";
import { homeMessages } from "~/i18n/messages/home";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import ReadersOwn from "~/islands/readers-own.island";
import { EditionCover } from "~/page-parts/edition-cover";
import { newsFeedLink } from "~/page-parts/feed-links";
import { HomeSections } from "~/page-parts/home-sections";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { buttonClass } from "~/ui/button";
import { chipClass, chipRowClass } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { ExampleMark } from "~/ui/example-mark";
import { ExternalLink } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";

export async function loader(args: LoaderFunctionArgs) {
  const { loadHome } = await import("~/page-parts/home-data.server");
  return loadHome(args);
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  newsFeedLink(args.location.pathname),
];

/** The hero over everything else of the home page. */
export default function Home() {
  const home = useLoaderData<typeof loader>();
  const { hero, donate } = home.text;
  const { ground } = BOOK_EDITIONS[useLocale()];
  return (
    <>
      <DonateLink label={donate.floatingLink} />
      <Hero
        text={hero}
        bookUrl={home.bookUrl}
        cover={<EditionCover label={hero.coverAlt} author={home.authorName} />}
        ground={ground}
        background={
          ground === "board" ? <Island name="particle-background" of={ParticleBackground} props={{}} /> : null
        }
      >
        <Doors
          codeForm={<CodeForm />}
          readersOwn={<Island name="readers-own" of={ReadersOwn} props={{}} />}
        />
      </Hero>
      <HomeSections home={home} />
    </>
  );
}

/** The floating link to the donation section of the same page. */
function DonateLink({ label }: { label: string }) {
  return (
    <a href="#donate" className={buttonClass({ className: styles.donate })} data-print="hide">
      <Icon icon={Heart} />
      {label}
    </a>
  );
}

/** Where the four chips lead, in their order. */
const SHORTCUTS = [
  { pageId: "tools", icon: LayoutGrid },
  { pageId: "learn", icon: GraduationCap },
  { pageId: "library", icon: BookOpen },
  { pageId: "videos", icon: QrCode },
] as const;

interface HeroText {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly getBook: string;
  readonly exploreTools: string;
  readonly chips: readonly [string, string, string, string];
}

interface HeroProps {
  readonly text: HeroText;
  /** Store of this edition; null while none is configured: then the book's section of the about page serves. */
  readonly bookUrl: string | null;
  readonly cover: ReactNode;
  /** Squared paper, or a blackboard with what moves behind the words. */
  readonly ground: "paper" | "board";
  readonly background?: ReactNode;
  /** The three doors, right under the buttons. */
  readonly children?: ReactNode;
}

/** The head of the home page: title, book and cover, the three doors, the four chips. */
function Hero({ text, bookUrl, cover, ground, background, children }: HeroProps) {
  const locale = useLocale();
  const { markedWord, shortcuts } = useMessages(homeMessages);
  const [before, after] = text.title.split(markedWord);
  return (
    <section className={classNames(styles.hero, ground === "board" ? "board" : styles.paper)}>
      {background}
      <div className={`page ${styles.heroBody}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {before}
            <span className="marker">{markedWord}</span>
            {after}
          </h1>
          <p className={styles.subtitle}>{text.subtitle}</p>
          <p className={styles.description}>{text.description}</p>
          <div className="cluster">
            <GetBook url={bookUrl}>{text.getBook}</GetBook>
            <Link to={toPath("tools", locale)} className={buttonClass()}>
              {text.exploreTools}
            </Link>
          </div>
        </div>
        {/* The nodes of a translation would not show in a drawing, and the book has one title. */}
        <div className={styles.cover} translate="no">
          {cover}
        </div>
        {children}
        <ul className={chipRowClass({ scrolls: true })} aria-label={shortcuts}>
          {SHORTCUTS.map(({ pageId, icon }, index) => (
            <li key={pageId}>
              <Link to={toPath(pageId, locale)} className={chipClass()}>
                <Icon icon={icon} size="small" />
                {text.chips[index]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function GetBook({ url, children }: { url: string | null; children: ReactNode }) {
  const locale = useLocale();
  const { common } = useMessages(shellMessages);
  const look = buttonClass({ variant: "action" });
  return url === null ? (
    <Link to={`${toPath("about", locale)}#buy`} className={look}>
      {children}
    </Link>
  ) : (
    <>
      <ExternalLink href={url} className={look} newTabLabel={common.newTab}>
        {children}
      </ExternalLink>
      <ExampleMark value={url} label={common.example} />
    </>
  );
}
