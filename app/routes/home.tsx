import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BOOK_EDITIONS } from "~/content/book-editions";
import { CodeForm } from "~/features/book-resources/ui/code-form";
import { DonateLink } from "~/features/home/ui/donate-link";
import { Hero } from "~/features/home/ui/hero";
import ParticleBackground from "~/features/home/ui/particle-background.island";
import { useLocale } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { EditionCover } from "~/page-parts/edition-cover";
import { newsFeedLink } from "~/page-parts/feed-links";
import { HomeSections } from "~/page-parts/home-sections";
import { metaOfPage } from "~/page-parts/meta-of-page";

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
        <CodeForm />
      </Hero>
      <HomeSections home={home} />
    </>
  );
}
