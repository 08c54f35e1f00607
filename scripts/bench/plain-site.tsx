// A plain Remix site with a database, as a measure for our own: its front page reads the news with one query and
// renders them, keeps nothing and has nothing else. The server build is what Remix's plugin writes for these two routes.
import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/cloudflare";
import * as remix from "@remix-run/react";
import { and, desc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { renderToReadableStream } from "react-dom/server";
import { DEFAULT_LOCALE, LANGUAGES } from "~/addresses/languages";
import { aiNews, articleTexts } from "~/db/news-tables.server";

const { Links, Meta, Outlet, RemixServer, Scripts, ScrollRestoration, useLoaderData } = remix;

const { tag, formats } = LANGUAGES[DEFAULT_LOCALE];

/** As many articles as our home page reads. */
const NEWEST = 12;

interface Context {
  readonly DB: D1Database;
}

async function loader({ context }: LoaderFunctionArgs) {
  const { DB } = context as unknown as Context;
  const articles = await drizzle(DB)
    .select({
      id: aiNews.id,
      title: aiNews.title,
      summary: sql<string>`coalesce(${articleTexts.summaryHtml}, ${aiNews.excerptHtml})`,
      source: aiNews.sourceName,
      url: aiNews.sourceUrl,
      publishedAt: aiNews.publishedAt,
      tags: aiNews.tags,
    })
    .from(aiNews)
    .leftJoin(
      articleTexts,
      and(eq(articleTexts.articleId, aiNews.id), eq(articleTexts.locale, DEFAULT_LOCALE)),
    )
    .where(eq(aiNews.status, "published"))
    .orderBy(desc(aiNews.publishedAt))
    .limit(NEWEST);
  return { articles };
}

function Root() {
  return (
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Home() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>News for teachers</h1>
      {articles.map(({ id, title, summary, source, url, publishedAt, tags }) => (
        <article key={id}>
          <h2>
            <a href={url}>{title}</a>
          </h2>
          <p>
            {source}, <time dateTime={publishedAt}>{new Date(publishedAt).toLocaleDateString(formats)}</time>,{" "}
            {tags.join(", ")}
          </p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the pipeline has cleaned it. */}
          <div dangerouslySetInnerHTML={{ __html: summary }} />
        </article>
      ))}
    </main>
  );
}

const entry: ServerBuild["entry"]["module"] = {
  async default(request, status, headers, remixContext) {
    const body = await renderToReadableStream(<RemixServer context={remixContext} url={request.url} />);
    headers.set("Content-Type", "text/html");
    return new Response(body, { status, headers });
  },
};

const TRAITS = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};

const build: ServerBuild = {
  mode: "production",
  entry: { module: entry },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    home: { id: "home", parentId: "root", index: true, module: { default: Home, loader } },
  },
  assets: {
    entry: { module: "/assets/entry.js", imports: [] },
    routes: {
      root: { ...TRAITS, id: "root", path: "", module: "/assets/root.js" },
      home: {
        ...TRAITS,
        id: "home",
        parentId: "root",
        index: true,
        hasLoader: true,
        module: "/assets/home.js",
      },
    },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  isSpaMode: false,
};

const handle = createRequestHandler(build, "production");

export default {
  async fetch(request: Request, env: Context) {
    // Starts the simulator of D1, so that its start does not count as the page's.
    if (new URL(request.url).pathname === "/healthz")
      return Response.json(await env.DB.prepare("select 1").first());
    return handle(request, env as never);
  },
  queue() {},
};
