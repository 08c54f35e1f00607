// Headers of pages on the site as it is deployed.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES } from "~/addresses/languages";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { ask } from "./built-worker";

const WIDGET = "challenges.cloudflare.com";
const variables = {
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
  PIX_QR_IMAGE_URL: "https://bank.example/code.png",
};

async function read(path: string, method = "GET") {
  const answer = await ask(path, { method }, { ...env, ...variables });
  return { answer, policy: answer.headers.get("Content-Security-Policy") ?? "", text: await answer.text() };
}

test("a page whose address holds a token tells it to nobody, loads nothing foreign and is not kept", async () => {
  for (const locale of LOCALES) {
    const other = await read(toPath("newsletter", locale));
    expect(other.policy).toContain(WIDGET);
    expect(other.answer.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    for (const pageId of ["newsletter-confirm", "newsletter-unsubscribe", "newsletter-record"] as const) {
      const path = `${toPath(pageId, locale)}?token=AAAAAAAAAAAAAAAAAAAAAA`;
      const { answer, policy, text } = await read(path);
      expect(answer.headers.get("Referrer-Policy"), path).toBe("no-referrer");
      expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
      expect(policy, path).not.toMatch(/https?:/);
      // The footer's form would need the check; a link to the form stands in its place.
      expect(text, path).not.toContain('name="email"');
      const [, footer = ""] = /<footer(.*)<\/footer>/s.exec(text) ?? [];
      const { form } = newsletterMessages[locale];
      expect(footer, path).toContain(`href="${toPath("newsletter", locale)}">${form.subscribe}</a>`);
    }
  }
});

test("HEAD of any page has the policy of the page, its scripts' hashes included, and no body", async () => {
  for (const path of ["/search?q=quiz", "/newsletter/confirm?token=x", "/nope", "/about"]) {
    const get = await read(path);
    const head = await read(path, "HEAD");
    expect([head.answer.status, head.text], path).toEqual([get.answer.status, ""]);
    expect(head.policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(head.policy, path).toBe(get.policy);
  }
});

test("the policy names where it is broken to, in both ways, and only features that browsers know", async () => {
  const { answer, policy } = await read("/about");
  expect(policy).toContain("; report-to policy; report-uri /csp-report");
  expect(answer.headers.get("Reporting-Endpoints")).toBe('policy="/csp-report"');
  const features = (answer.headers.get("Permissions-Policy") ?? "").split(", ");
  expect(features).toContain("camera=()");
  expect(features.filter((feature) => feature.startsWith("web-share"))).toEqual([]);
});
