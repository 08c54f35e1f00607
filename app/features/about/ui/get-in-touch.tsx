import type { AboutText } from "~/features/about/core/about-text";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";

interface GetInTouchProps {
  readonly text: AboutText["contact"];
  /** null while CONTACT_EMAIL is not configured; then only the newsletter is offered. */
  readonly contactEmail: string | null;
}

/** Get in Touch, on the about page: the mail address and the way down to the newsletter. */
export function GetInTouch({ text, contactEmail }: GetInTouchProps) {
  const { example } = useMessages(shellMessages).common;
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      {contactEmail === null ? null : <p>{text.text}</p>}
      <div className="cluster">
        {contactEmail === null ? null : (
          <a href={`mailto:${contactEmail}`} className={buttonClass({ variant: "brand" })}>
            {text.write}
          </a>
        )}
        <ExampleMark value={contactEmail} label={example} />
        <a href="#newsletter" className={buttonClass()}>
          {text.newsletter}
        </a>
      </div>
    </section>
  );
}
