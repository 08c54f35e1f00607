import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DonateLink } from "~/features/home/ui/donate-link";
import { Hero } from "~/features/home/ui/hero";
import { EditionCover } from "./edition-cover";
import { loadHome } from "./home-data.server";
import { HomeSections } from "./home-sections";
import { newsFeedLink } from "./news-feed-link";
import { metaOfPage } from "./page-handle";

export const loader = loadHome;

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  newsFeedLink(args.location.pathname),
];

/** Spec §2, Home (English): the sections in their order. */
export default function HomeEnglish() {
  const home = useLoaderData<typeof loader>();
  const { hero, donate } = home.text;
  return (
    <>
      <DonateLink label={donate.floatingLink} />
      <Hero
        text={hero}
        bookUrl={home.bookUrl}
        ground="paper"
        cover={<EditionCover label={hero.coverAlt} />}
      />
      <HomeSections home={home} />
    </>
  );
}
