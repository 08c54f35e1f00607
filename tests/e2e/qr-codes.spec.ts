import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import jsQR from "jsqr";
import { COPIED_FEEDBACK_MS } from "../../app/ui/clipboard";
import { openHydrated } from "./open-hydrated";

/** The text of the code in a picture, painted by the browser itself. */
async function decodeImage(page: Page, source: string): Promise<string | undefined> {
  const side = 300;
  // One letter per pixel: a list of numbers would take seconds on its way.
  const letters = await page.evaluate(
    async ({ address, side }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = side;
      canvas.height = side;
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("no canvas");
      context.drawImage(image, 0, 0, side, side);
      const { data } = context.getImageData(0, 0, side, side);
      return Array.from({ length: side * side }, (_, at) => ((data[at * 4] ?? 0) < 128 ? "#" : " ")).join("");
    },
    { address: source, side },
  );
  const pixels = new Uint8ClampedArray(
    [...letters].flatMap((letter) => (letter === "#" ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  return jsQR(pixels, side, side)?.data;
}

test("the code of every kind of item reads as its short link", async ({ page, request, baseURL }) => {
  await page.goto("/pt-br/resources/book-co-intelligence");
  for (const id of ["chatgpt", "fb-fluencia", "cert-azure-ai-fundamentals", "chapter3-ex1"]) {
    expect(await decodeImage(page, `/qr/${id}.svg`), id).toBe(`${baseURL}/r/${id}`);
  }
  expect(await decodeImage(page, "/pt-br/qr/chatgpt.svg")).toBe(`${baseURL}/pt-br/r/chatgpt`);
  const answer = await request.get("/qr/ChatGPT.svg");
  expect(answer.headers()["content-type"]).toContain("image/svg+xml");
  expect(answer.headers()["cache-control"]).toContain("max-age=86400");
  expect(answer.headers()["content-security-policy"]).toContain("sandbox");
});

test("the QR modal shows, copies, shares and downloads the code of a card", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openHydrated(page, "/tools");
  const opener = page.getByRole("link", { name: "QR code for Claude", exact: true });
  await opener.click();
  const modal = page.getByRole("dialog", { name: "Claude" });
  const image = modal.getByRole("img", { name: /QR code/ });
  expect(await image.boundingBox()).toMatchObject({ width: 200, height: 200 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
  await expect(modal.getByLabel("Short link")).toHaveValue(`${baseURL}/r/claude`);
  await expect(modal.getByLabel("Short link")).toHaveAttribute("readonly");
  for (const label of ["Copy", "Share"]) {
    await modal.getByRole("button", { name: label, exact: true }).click();
    await expect(modal.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/r/claude`);
    await page.clock.fastForward(COPIED_FEEDBACK_MS);
    await expect(modal.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(0);
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    modal.getByRole("button", { name: "Download PNG" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("claude.png");
  const picture = readFileSync(await download.path(), "base64");
  expect(await decodeImage(page, `data:image/png;base64,${picture}`)).toBe(`${baseURL}/r/claude`);
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test("Share this page shows a code of the page with its filters", async ({ page, baseURL }) => {
  await page.goto("/pt-br/videos?q=educação");
  await page.getByRole("button", { name: "Compartilhar esta página" }).click();
  const code = page.getByRole("dialog").getByRole("img", { name: "QR Code desta página" });
  const drawing = await code.evaluate((svg) => {
    svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    return `data:image/svg+xml,${encodeURIComponent(svg.outerHTML.replace("<path", '<rect width="100" height="100" fill="#fff"/><path'))}`;
  });
  expect(await decodeImage(page, drawing)).toBe(`${baseURL}/pt-br/videos?q=educa%C3%A7%C3%A3o`);
});
