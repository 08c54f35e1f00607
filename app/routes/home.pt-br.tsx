import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Benefits } from "~/features/home/ui/benefits";
import { CallToAction } from "~/features/home/ui/call-to-action";
import { FeaturedTools } from "~/features/home/ui/featured-tools";
import { Hero } from "~/features/home/ui/hero";
import { ParticleBackground } from "~/features/home/ui/particle-background";
import { pathOf } from "~/i18n/localised-path";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { EditionCover } from "./edition-cover";
import { loadHome } from "./home-data.server";
import { metaOfPage } from "./page-handle";

export const loader = loadHome;

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** Spec §2, Home (Portuguese): the book on a blackboard with moving chalk, then the sections in their order. */
export default function HomePortuguese() {
  const { text, bookUrl, featuredTools } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero
        text={text.hero}
        bookUrl={bookUrl}
        ground="board"
        background={<ParticleBackground />}
        cover={<EditionCover label={text.hero.coverAlt} />}
      />
      <FeaturedTools text={text.featuredTools}>
        {featuredTools.map(({ id, title, description }) => (
          <Card
            key={id}
            category="tool"
            heading={
              <Link to={pathOf("resource", "pt-br", { id })} viewTransition>
                {title}
              </Link>
            }
          >
            <p>{description}</p>
          </Card>
        ))}
      </FeaturedTools>
      <Benefits title={text.benefits.title} cards={text.benefits.cards} />
      <CallToAction
        text={text.callToAction}
        newsletter={
          <Link
            to={pathOf("newsletter", "pt-br")}
            className={buttonClass({ variant: "action" })}
            viewTransition
          >
            {text.callToAction.newsletter}
          </Link>
        }
      />
    </>
  );
}
