// The words of every mail. The builders take them as a parameter; app/i18n/messages holds them per language.

export interface MailTexts {
  readonly siteName: string;
  /** At the foot of every mail: the person or organisation that answers for it. */
  readonly sentBy: (name: string) => string;
  readonly confirmation: {
    readonly subject: string;
    readonly introduction: string;
    readonly button: string;
    /** After the button: what happens on the page it opens, and how long the link works. */
    readonly validity: (days: number) => string;
    readonly copyLink: string;
    readonly notYou: (days: number) => string;
    /** The link to the page that stops further mails of this kind. */
    readonly refuse: string;
    readonly footer: string;
  };
  readonly welcome: {
    readonly subject: string;
    readonly introduction: string;
    /** The two links to begin with; the third, to leave, stands at the foot. */
    readonly lessons: string;
    readonly prompts: string;
    readonly footer: string;
  };
  readonly digest: {
    readonly subject: (firstTitle: string) => string;
    /** `dates` is the week in words. */
    readonly title: (dates: string) => string;
    readonly introduction: string;
    readonly newsHeading: string;
    readonly classLabel: string;
    readonly itemsHeading: string;
    readonly promptHeading: string;
    readonly promptLink: string;
    readonly webVersion: string;
    readonly footer: string;
  };
  readonly links: {
    readonly unsubscribe: string;
    readonly record: string;
  };
}

/** What every mail of the newsletter is made from. */
export interface MailRequest {
  readonly to: string;
  readonly from: string;
  /** Name of the person or organisation that answers for the mail; null while none is configured. */
  readonly senderName: string | null;
  readonly siteOrigin: string;
  /** Token that leads to the reader's own record. */
  readonly token: string;
}

/** Names the sender of a mail; null where none is configured. */
export function senderLine(name: string | null, texts: MailTexts): string | null {
  return name === null ? null : texts.sentBy(name);
}
