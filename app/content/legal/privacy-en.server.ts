// The privacy page is true of this software, its platform included. English text.

import { ACT_DAYS } from "~/features/desk/core/acts";
import type { LegalDocument } from "~/features/legal/core/legal-document";
import { MAILS_KEPT_DAYS } from "~/features/mail/core/mail-delivery";
import {
  CONFIRM_TOKEN_DAYS,
  RECORD_LINK_DAYS,
  RECORD_VIEW_DAYS,
  UNCONFIRMED_DAYS,
} from "~/features/newsletter/core/subscriber";
import { REPORT_DAYS } from "~/features/reports/core/reader-report";
import { LEGAL_MONTHS, type LegalFacts, list, paragraph } from "./legal-document";

function responsible({ authorName, controllerName }: LegalFacts): string {
  if (controllerName !== null && controllerName !== authorName)
    return `${controllerName} runs this site and decides what it does with data (the controller, in the words of the law).`;
  return authorName === null
    ? "The author of the book runs this site alone and decides what it does with data. The author's name has not been set up on this site yet."
    : `${authorName}, author of the book, runs this site alone and decides what it does with data (the controller, in the words of the law).`;
}

/** The privacy policy in English for this installation. */
export function createPrivacyEn(facts: LegalFacts): LegalDocument {
  return {
    title: "Privacy",
    intro:
      "You can read everything here without telling us who you are: no account, no cookies, no advertising, no tracking. We keep your email address in one case only, when you ask for the newsletter.",
    lastChangedMonth: LEGAL_MONTHS.privacy,
    sections: [
      {
        id: "responsible",
        heading: "Who is responsible",
        blocks: [
          paragraph(responsible(facts)),
          paragraph(
            facts.contactEmail === null
              ? "No contact address has been set up on this site yet. The link in every newsletter email shows and deletes what is held about you, and what is on your device you can delete in your browser."
              : `Write to ${facts.contactEmail} about anything on this page.`,
          ),
        ],
      },
      {
        id: "opening-a-page",
        heading: "When you open a page",
        blocks: [
          paragraph(
            "The site runs on the network of Cloudflare, which acts for us. To deliver a page and to fend off attacks, Cloudflare receives your IP address, the name of your browser and the address of the page, and keeps technical logs under its own rules. We have switched off the logging of visits. We do not store your IP address.",
          ),
          paragraph(
            "Our own logs say what failed and when, and are deleted after a few days. They hold no IP address and no readable email address. If your browser blocks something that does not belong on a page, it may send us a short report that names the page, without your search words, and what was blocked.",
          ),
          paragraph(
            "Words you search for, filters, the figures of the cost calculator and the items of a class sheet are part of the page's address. Our server reads them to build the page and writes no record of them, unless you press the button that tells the author what a search did not find; the page may stay in Cloudflare's cache for a short time. What you type into the blanks of a prompt stays in your browser.",
          ),
        ],
      },
      {
        id: "counting",
        heading: "What is counted",
        blocks: [
          list(
            "Scans and short links: how often each item was opened, per day and language. No address is kept with the count, robots and link previews are not counted, and the counts are deleted after two years.",
            "Codes that do not exist: the code that was typed and how often, so that we can help the next reader; these are deleted after two years, too.",
            "News: how often each article was opened, at most once per hour for the same connection.",
            "Limits: how often one connection used a button, a form or a short link in a short time, so that nobody can abuse it.",
          ),
          paragraph(
            "A connection is an IPv4 address, or the first half of an IPv6 address (/64), often a whole home or school; some limits also count the larger network that it belongs to (/48). For the last two, it is turned into a one-way code (hash), mixed with a random value that changes every day. The record that an article was opened is valid for one hour. Records, counters and the day's random value are deleted within two days, and from the backups 30 days later; after that, no code leads back to an address.",
          ),
        ],
      },
      {
        id: "newsletter",
        heading: "The newsletter",
        blocks: [
          paragraph(
            "When you sign up we store your email address, the language, the dates on which you signed up and confirmed, and a one-way code (hash) of the confirmation link. No newsletter is sent before you confirm with the button behind that link.",
          ),
          list(
            `The confirmation link works for ${CONFIRM_TOKEN_DAYS} days. An address that is not confirmed is deleted ${UNCONFIRMED_DAYS} days after the last confirmation email, by an hourly job.`,
            "A mailbox, however its address is spelt, gets at most one confirmation email per day and three a year. To keep that promise we remember a one-way code of it, the number of such emails and the date of the last one, for up to a year. A secret key is part of every code of an address, so nobody can find an address by trying many.",
            `Once you have confirmed, one mail welcomes you, with a link to unsubscribe. Every newsletter has a link to unsubscribe, every confirmation email one to refuse, and both have a link that shows what we hold about you and deletes it. For each email we keep a one-way code of these links for ${RECORD_LINK_DAYS} days, so that you can unsubscribe by an old one; what we hold is shown for ${RECORD_VIEW_DAYS} days, with part of the address hidden. All of them are deleted when you unsubscribe.`,
            `The text of an email is kept until it has been sent or we have given up sending it. A record that it was sent, and when, is kept with a one-way code of the address for ${MAILS_KEPT_DAYS} days.`,
            "After you unsubscribe, a one-way code of your address and the date remain for a year, so that we do not write to you again by mistake; so do the dates of your confirmation emails.",
            "If you refuse, or if an email cannot be delivered or is reported as unwanted, we note with the same kind of code that no more email goes there. This note stays.",
          ),
          paragraph(
            facts.mailProvider === null
              ? `No email service is connected to this site at present: an email stays in the site's own outbox for up to ${MAILS_KEPT_DAYS} days and is not delivered.`
              : `Emails are sent through ${facts.mailProvider}, which receives your address and the text of the email for that purpose. Our emails contain no tracking pixels.`,
          ),
          ...(facts.hasBotCheck
            ? [
                paragraph(
                  "Cloudflare Turnstile protects the form against automatic sign-ups. It is loaded from Cloudflare when you begin to use the form and looks at technical signals from your browser and at your IP address.",
                ),
              ]
            : []),
        ],
      },
      {
        id: "reports",
        heading: "Reports of mistakes and of searches",
        blocks: [
          paragraph(
            `When you report a mistake, we keep the page it is about, its language, your words and the date, and nothing about you. Please name nobody in it. It is deleted after ${REPORT_DAYS} days.${facts.hasBotCheck ? " Cloudflare Turnstile protects this form, too, as soon as you open it." : ""}`,
          ),
          paragraph(
            "Where a search finds nothing, a button tells the author. Only when you press it do we keep, for the same time, the words shown beside the button, their language and the date, and nothing about you. Words that seem to hold an email address or a phone number are not taken. The author may write the words down for the next edition of the book.",
          ),
          paragraph(
            `What the author does at the author's own desk (a code led elsewhere, an article withdrawn, a report answered) is written down for ${ACT_DAYS} days with the author's email address, so that it can be taken back. Readers do not appear there.`,
          ),
        ],
      },
      {
        id: "ai",
        heading: "Artificial intelligence",
        blocks: [
          paragraph(
            "News articles are summarised with AI. The services that do it receive the text of the published article and nothing about visitors. Each card says who wrote its summary.",
          ),
        ],
      },
      {
        id: "donations",
        heading: "Donations",
        blocks: [
          paragraph(
            "The amount cards lead to another company's payment page, where its privacy rules apply. A Pix transfer takes place in your bank; the code we show holds only the author's own details. As with any payment, the bank or the company tells the author who paid. A note you write opens in your own email program, and the site keeps no copy.",
          ),
          ...(facts.bankImageHost === null
            ? []
            : [paragraph(`Opening the bank-transfer window loads one image from ${facts.bankImageHost}.`)]),
        ],
      },
      {
        id: "links",
        heading: "Links and sharing",
        blocks: [
          paragraph(
            "Links to tools, courses, videos and social networks are ordinary links. Nothing is loaded from those sites, and they learn nothing about you, until you click; even then they are not told which page you came from. Sharing uses your device's own menu, or opens the service you choose. “Open in” hands the prompt you chose, with what you typed into it, to the assistant you open, in its address where that service takes one. We do not receive it. A + behind a short link of ours (/r/…) shows where it leads before you follow it.",
          ),
        ],
      },
      {
        id: "device",
        heading: "What stays on your device",
        blocks: [
          paragraph(
            `Your settings, your favourites, your last searches, your class card, what you write into prompts and the ticks of the checklist are kept in your browser and are not sent to us.${facts.keepsPages ? " So are some of the pages you open, so that you can read them without a network." : ""} The page on cookies lists it all by name.`,
          ),
          paragraph(
            "A plan you check for BNCC codes with JavaScript off is answered by our server, which neither keeps nor logs it.",
          ),
        ],
      },
      {
        id: "backups",
        heading: "Backups",
        blocks: [
          paragraph(
            "Cloudflare keeps backups of our database for up to 30 days (7 on its free plan). What we delete remains in them until they expire. They are used only to restore the database after a mistake. The same goes for a copy that the author makes to move the site.",
          ),
        ],
      },
      {
        id: "basis",
        heading: "Legal basis and place",
        blocks: [
          list(
            "Newsletter: your consent (LGPD, article 7, I; GDPR, article 6(1)(a)). You can withdraw it at any time.",
            "Delivering pages, limits against abuse, the code that stops further mail: our legitimate interest in a site that works and does not bother people (LGPD, article 7, IX; GDPR, article 6(1)(f)).",
          ),
          paragraph(
            "Cloudflare works in many countries, so data may be processed outside yours. We do not sell data, and we pass it on only to the services named on this page or where the law obliges us to.",
          ),
        ],
      },
      {
        id: "rights",
        heading: "Your rights",
        blocks: [
          paragraph("Under the LGPD, the GDPR and similar laws you may, free of charge:"),
          list(
            "know whether we hold data about you, and receive a copy that you can take elsewhere;",
            "have data corrected, blocked or deleted;",
            "know with whom it was shared;",
            "object to a use, have it restricted, and withdraw consent;",
            "complain to the authority: the ANPD in Brazil, or the data protection authority of your country.",
          ),
          paragraph(
            facts.contactEmail === null
              ? "For the newsletter, the link in every email does this at once."
              : `For the newsletter, the link in every email does this at once. For anything else write to ${facts.contactEmail}; you get an answer within 15 days.`,
          ),
        ],
      },
      {
        id: "pupils",
        heading: "Pupils",
        blocks: [
          paragraph(
            "The site is made for adults who teach; it asks pupils for nothing and holds nothing about them. Please never enter a pupil's name, photo, mark or report into any AI tool.",
          ),
        ],
      },
      {
        id: "changes",
        heading: "Changes",
        blocks: [
          paragraph(
            "When the site starts to do something else with data, this page changes first and shows the new month.",
          ),
        ],
      },
    ],
  };
}
