import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DonateLink } from "~/features/home/ui/donate-link";
import { Hero } from "~/features/home/ui/hero";
import { ParticleBackground } from "~/features/home/ui/particle-background";
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

/** Spec §2, Home (Portuguese): the book on a blackboard with moving chalk, then the sections in their order. */
export default function HomePortuguese() {
  const home = useLoaderData<typeof loader>();
  const { hero, donate } = home.text;
  return (
    <>
      <DonateLink label={donate.floatingLink} />
      <Hero
        text={hero}
        bookUrl={home.bookUrl}
        ground="board"
        background={<ParticleBackground />}
        cover={<EditionCover label={hero.coverAlt} />}
      />
      <HomeSections home={home} />
    </>
  );
}
