import type { Page } from "@playwright/test";

export const PHONE = { width: 390, height: 844 };

/** How many screens high a page is; where it is more than a lesson, how high its lesson is. */
export async function countScreens(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isLesson = document.querySelector("#landing h1") !== null;
    const lesson = isLesson ? document.documentElement : document.querySelector("#landing");
    return (lesson?.scrollHeight ?? Number.NaN) / innerHeight;
  });
}
