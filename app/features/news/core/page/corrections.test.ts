import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { articleForTest } from "~/features/news/core/article-for-tests";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { toArticlePage } from "./article-page";
import { type ArticleCorrection, toCorrectionCards, type Withdrawal, withdrawnTitle } from "./corrections";
import { toCorrectionsFeed } from "./corrections-feed";

const CHANGED: ArticleCorrection = {
  articleId: "a1",
  locale: "en",
  changedAt: "2026-11-20T10:00:00.000Z",
  oldTitle: "Forty schools take part",
  oldSummaryHtml: "<p>Forty schools.</p><script>alert(1)</script>",
  title: "Fourteen schools take part",
  summaryHtml: "<p>Fourteen schools.</p>",
  sourceName: "Gazette",
};
const PORTUGUESE: ArticleCorrection = {
  ...CHANGED,
  locale: "pt-br",
  oldTitle: "Quarenta escolas participam",
  title: null,
  summaryHtml: null,
};

test("a change of both texts is told once, in the language of the page", () => {
  const both = [CHANGED, PORTUGUESE];
  expect(toCorrectionCards(both, "en").map(({ oldTitle }) => oldTitle)).toEqual([CHANGED.oldTitle]);
  expect(toCorrectionCards(both, "pt-br").map(({ oldTitle }) => oldTitle)).toEqual([PORTUGUESE.oldTitle]);
});

test("a change in another language alone is told in that one and marked", () => {
  expect(toCorrectionCards([CHANGED], "pt-br")).toMatchObject([{ lang: "en", oldTitle: CHANGED.oldTitle }]);
  expect(toCorrectionCards([CHANGED], "en")).toMatchObject([{ lang: null, title: CHANGED.title }]);
});

test("while nothing new is written the old title names the article, and what stood there is shown without foreign markup", () => {
  expect(toCorrectionCards([PORTUGUESE], "pt-br")).toMatchObject([
    { title: PORTUGUESE.oldTitle, oldHtml: "<p>Forty schools. alert(1)</p>" },
  ]);
});

test("a summary that came out as it was is no correction", () => {
  const same = { ...CHANGED, title: CHANGED.oldTitle, summaryHtml: CHANGED.oldSummaryHtml };
  expect(toCorrectionCards([same], "en")).toEqual([]);
});

test("an article whose link could run a script has no page, and a withdrawn one has its reason", () => {
  const article = articleForTest({ sourceUrl: "javascript:alert(1)" });
  const found = { kind: "shown", article, neighbours: [], corrections: [CHANGED] } as const;
  expect(toArticlePage(found, "en")).toBeNull();
  const good = { ...found, article: { ...article, sourceUrl: "https://example.org/a" } };
  expect(toArticlePage(good, "en")).toMatchObject({ kind: "shown", corrections: [{ articleId: "a1" }] });
  const withdrawn = { kind: "withdrawn", because: "wrong", at: CHANGED.changedAt } as const;
  expect(toArticlePage(withdrawn, "en")).toEqual(withdrawn);
  expect(toArticlePage(null, "en")).toBeNull();
});

test.each([
  ["en", "https://site.example/news"],
  ["pt-br", "https://site.example/pt-br/news"],
] as const)("the feed of corrections (%s) tells changes and withdrawals, newest first", (locale, news) => {
  const withdrawal: Withdrawal = {
    articleId: "b2",
    title: "Robots & pupils",
    titles: {},
    sourceName: "Journal",
    language: "en",
    because: "wrong",
    at: "2026-11-21T10:00:00.000Z",
  };
  const { corrections: before, withdrawn, correctionsPage } = newsArticleMessages[locale];
  const feed = parseRssFeed(
    toCorrectionsFeed({
      corrections: [CHANGED],
      withdrawals: [withdrawal],
      locale,
      text: {
        title: "T",
        description: "D",
        before,
        changedItem: correctionsPage.changedItem,
        withdrawnItem: correctionsPage.withdrawnItem,
        noReason: withdrawn.noReason,
        reasons: withdrawn.reasons,
      },
      origin: "https://site.example",
    }),
  );
  expect(feed.link).toBe(`https://site.example${toPath("how-we-check", locale)}#corrections`);
  expect(feed.items?.map(({ title, link }) => [title, link])).toEqual([
    [correctionsPage.withdrawnItem("Robots & pupils"), `${news}/b2`],
    [correctionsPage.changedItem("Fourteen schools take part"), `${news}/a1`],
  ]);
  expect(feed.items?.[0]?.description).toContain(withdrawn.reasons.wrong);
  expect(feed.items?.[1]?.description).toContain("Forty schools");
  expect(feed.items?.[1]?.description).not.toContain("<script");
});

test("a withdrawn article has the title that its readers knew", () => {
  const withdrawn: Withdrawal = {
    articleId: "b2",
    title: "Robots & pupils",
    titles: { "pt-br": "Robôs e alunos" },
    sourceName: "Journal",
    language: "en",
    because: null,
    at: "2026-11-21T10:00:00.000Z",
  };
  expect(withdrawnTitle(withdrawn, "pt-br")).toEqual({ title: "Robôs e alunos", lang: null });
  expect(withdrawnTitle(withdrawn, "en")).toEqual({ title: "Robots & pupils", lang: null });
  expect(withdrawnTitle({ ...withdrawn, titles: {} }, "pt-br")).toEqual({
    title: "Robots & pupils",
    lang: "en",
  });
});
