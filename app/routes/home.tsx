import type { MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { DonateLink } from "~/features/home/ui/donate-link";
import { Hero } from "~/features/home/ui/hero";
import { ParticleBackground } from "~/features/home/ui/particle-background";
import { useLocale } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { EditionCover } from "~/page-parts/edition-cover";
import { loadHome } from "~/page-parts/home-data.server";
import { HomeSections } from "~/page-parts/home-sections";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { newsFeedLink } from "~/page-parts/news-feed-link";

export const loader = loadHome;

/** The router has no part in a page of islands; where it is led here all the same it leaves the page to the browser. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  window.location.assign(request.url);
  return new Promise<never>(() => {}); // until the document is gone
}

export const meta: MetaFunction<typeof loader> = (args) => [
  ...metaOfPage(args),
  newsFeedLink(args.location.pathname),
];

/** Spec §2, Home: the English book lies on squared paper, the Portuguese one on a blackboard with moving chalk. */
const GROUNDS = {
  en: { ground: "paper", background: null },
  "pt-br": {
    ground: "board",
    background: <Island name="particle-background" of={ParticleBackground} props={{}} />,
  },
} as const;

export default function Home() {
  const home = useLoaderData<typeof loader>();
  const { hero, donate } = home.text;
  return (
    <>
      <DonateLink label={donate.floatingLink} />
      <Hero
        text={hero}
        bookUrl={home.bookUrl}
        cover={<EditionCover label={hero.coverAlt} />}
        {...GROUNDS[useLocale()]}
      />
      <HomeSections home={home} />
    </>
  );
}
