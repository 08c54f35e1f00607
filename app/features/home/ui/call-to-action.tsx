import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import { useLocale } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";

interface CallToActionProps {
  readonly text: { readonly title: string; readonly text: string; readonly readBook: string };
  /** The button that opens the newsletter popup. */
  readonly newsletter: ReactNode;
}

/** The home page's call to action: the newsletter popup and the way to the book. */
export function CallToAction({ text, newsletter }: CallToActionProps) {
  const locale = useLocale();
  return (
    <section className="board">
      <div className="page section stack">
        <h2>{text.title}</h2>
        <p className="reading">{text.text}</p>
        <div className="cluster">
          {newsletter}
          <Link to={pathOf("about", locale)} className={buttonClass()}>
            {text.readBook}
          </Link>
        </div>
      </div>
    </section>
  );
}
