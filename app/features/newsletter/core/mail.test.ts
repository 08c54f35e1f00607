// Confirmation and digest mails, in the words the site really sends.
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import type { DigestIssue } from "~/features/digest/core/digest-issue";
import type { MailMessage } from "~/features/mail/core/mail-message";
import { mailMessages } from "~/i18n/messages/mail";
import { buildConfirmationMail } from "./confirmation-mail";
import { buildDigestMail } from "./digest-mail";
import type { MailTexts } from "./mail-texts";

const ORIGIN = "https://site.example";
const TOKEN = "AAAAAAAAAAAAAAAAAAAAAA";
const CONFIRM_TOKEN = "BBBBBBBBBBBBBBBBBBBBBB";

const SENDER = "Ana <Souza>";

function confirmationMail(
  locale: Locale,
  texts: MailTexts = mailMessages[locale],
  senderName: string | null = SENDER,
): MailMessage {
  return buildConfirmationMail(
    {
      to: "ana@example.com",
      from: "AI Teacher Pro <news@site.example>",
      senderName,
      siteOrigin: ORIGIN,
      token: TOKEN,
      locale,
      confirm: { token: CONFIRM_TOKEN, tokenHash: "hash" },
    },
    texts,
  );
}

function digestMail(locale: Locale, changes: Partial<DigestIssue> = {}): MailMessage {
  const issue: DigestIssue = {
    week: { year: 2026, week: 47 },
    locale,
    news: [
      {
        id: "a",
        title: "Models & <script>alert(1)</script>",
        classNote: "Ask pupils to compare two answers.",
        gist: "",
        sourceName: 'The "Lab"',
        sourceUrl: "https://news.example/?a=1&b=2",
      },
      {
        id: "b",
        title: "Second",
        classNote: null,
        gist: "What it says.",
        sourceName: "Press",
        sourceUrl: "javascript:alert(1)",
      },
    ],
    items: [
      {
        id: "tool",
        title: "A tool",
        description: "It helps.",
        path: "/resources/tool",
        updatedMonth: "2026-11",
      },
    ],
    prompt: { id: "p", title: "Rubric", prompt: "Write a rubric\nfor [class].", path: "/chapter3_ex1" },
    ...changes,
  };
  return buildDigestMail(
    {
      to: "ana@example.com",
      from: "news@site.example",
      senderName: SENDER,
      addressHash: "ab12",
      issue,
      siteOrigin: ORIGIN,
      token: TOKEN,
    },
    mailMessages[locale],
  );
}

test("every mail names its language in header and HTML, and speaks it in subject and both parts", () => {
  const tags = { en: "en", "pt-br": "pt-BR" };
  for (const locale of LOCALES) {
    for (const mail of [confirmationMail(locale), digestMail(locale)]) {
      expect(mail.headers["Content-Language"]).toBe(tags[locale]);
      expect(mail.html).toContain(`<html lang="${tags[locale]}">`);
      const { record } = mailMessages[locale].links;
      expect(mail.html).toContain(record);
      expect(mail.text).toContain(record);
    }
  }
  expect(confirmationMail("en").subject).not.toBe(confirmationMail("pt-br").subject);
});

test("the confirmation mail carries its link in both parts and says how long it works", () => {
  const mail = confirmationMail("pt-br");
  const link = `${ORIGIN}${toPath("newsletter-confirm", "pt-br")}?token=${CONFIRM_TOKEN}`;
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.text).toContain("7 dias");
  expect(mail.text).toContain("14 dias");
});

test("every mail has a link to get no more of its kind, in both parts and languages", () => {
  for (const locale of LOCALES) {
    const words = mailMessages[locale];
    for (const [mail, page, label] of [
      [confirmationMail(locale), "newsletter-refuse", words.confirmation.refuse],
      [digestMail(locale), "newsletter-unsubscribe", words.links.unsubscribe],
    ] as const) {
      const link = `${ORIGIN}${toPath(page, locale)}?token=${TOKEN}`;
      expect(mail.html).toMatch(new RegExp(`href="${link.replace("?", "\\?")}"[^>]*>${label}</a>`));
      expect(mail.text).toContain(`${label}:\n${link}`);
    }
  }
});

test("every mail ends with who sends it, in both parts, and names nobody where no name is known", () => {
  for (const locale of LOCALES) {
    for (const mail of [confirmationMail(locale), digestMail(locale)]) {
      expect(mail.text).toContain(
        `-- \n\n${toFooter(mail, locale)}\n\n${mailMessages[locale].sentBy(SENDER)}`,
      );
      expect(mail.html).toContain("Ana &lt;Souza&gt;.</p>");
    }
    const unnamed = confirmationMail(locale, mailMessages[locale], null);
    expect(unnamed.text).not.toMatch(/null|Sent by|Enviado por/);
  }
});

function toFooter({ purpose }: MailMessage, locale: Locale): string {
  return mailMessages[locale][purpose === "digest" ? "digest" : "confirmation"].footer;
}

test("a digest can be left by one click, by a page, and shows what is held", () => {
  const mail = digestMail("en");
  expect(mail.headers).toMatchObject({
    "List-Unsubscribe": `<${ORIGIN}/api/newsletter/one-click?token=${TOKEN}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const page of ["unsubscribe", "record"]) {
    expect(mail.html).toContain(`href="${ORIGIN}/newsletter/${page}?token=${TOKEN}"`);
    expect(mail.text).toContain(`${ORIGIN}/newsletter/${page}?token=${TOKEN}`);
  }
});

test("a digest holds news with the classroom sentence or the gist, items, prompt and web page", () => {
  const { text } = digestMail("pt-br");
  expect(text).toContain("Na aula: Ask pupils to compare two answers.");
  expect(text).toContain("What it says.");
  expect(text).toContain(`${ORIGIN}/resources/tool`);
  expect(text).toContain("Write a rubric\nfor [class].");
  expect(text).toContain(`${ORIGIN}${toPath("digest-issue", "pt-br", { issue: "2026-47" })}`);
});

test("sections without content have no heading", () => {
  const { text } = digestMail("en", { items: [], prompt: null });
  expect(text).not.toContain(mailMessages.en.digest.itemsHeading);
  expect(text).not.toContain(mailMessages.en.digest.promptHeading);
});

test("news text is never markup and never a script address", () => {
  const { html, text } = digestMail("en");
  expect(html).not.toContain("<script");
  expect(html).toContain("Models &amp; &lt;script&gt;");
  expect(html).toContain('href="https://news.example/?a=1&amp;b=2"');
  expect(`${html}${text}`).not.toContain("javascript:");
});

test("a mail loads nothing from anywhere", () => {
  const { html } = digestMail("en");
  expect(html).not.toMatch(/<img|<link|<iframe|url\(|src=/);
});

test("line breaks in a title cannot start a header", () => {
  const subject = "Hello\r\nBcc: evil@example.com";
  const broken = { ...mailMessages.en, confirmation: { ...mailMessages.en.confirmation, subject } };
  const mail = confirmationMail("en", broken);
  expect(mail.subject).toBe("Hello Bcc: evil@example.com");
  for (const value of Object.values(digestMail("en").headers)) expect(value).not.toMatch(/[\r\n]/);
});

test("the same sign-up or issue has the same key, another one another", () => {
  expect(confirmationMail("en").idempotencyKey).toBe(confirmationMail("en").idempotencyKey);
  expect(digestMail("en").idempotencyKey).toBe("digest/en/2026-47/ab12");
  expect(digestMail("en", { week: { year: 2026, week: 48 } }).idempotencyKey).toBe("digest/en/2026-48/ab12");
});
