import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { PageId } from "~/addresses/route-table";
import { homeMessages } from "~/i18n/messages/home";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import styles from "./home.module.css";

/** Where the two doors that are lists lead. */
const TOMORROW = ["prompts", "book-resources", "bncc"] as const satisfies readonly PageId[];
const SCHOOL = ["may-we-use", "rules", "school-kit"] as const satisfies readonly PageId[];

/** The three tasks that bring a teacher here: a printed code, a lesson tomorrow, a decision for the school. */
export function Doors({ codeForm, readersOwn }: { codeForm: ReactNode; readersOwn: ReactNode }) {
  const { doors } = useMessages(homeMessages);
  return (
    <div className={styles.doors}>
      <section className={styles.door} aria-labelledby="door-code">
        <h2 id="door-code" className="size-l">
          {doors.code}
        </h2>
        {codeForm}
        <p className="note">{doors.camera}</p>
      </section>
      <Door id="door-tomorrow" heading={doors.tomorrow} pages={TOMORROW}>
        {readersOwn}
      </Door>
      <Door id="door-school" heading={doors.school} pages={SCHOOL} />
    </div>
  );
}

interface DoorProps {
  readonly id: string;
  readonly heading: string;
  readonly pages: readonly ((typeof TOMORROW)[number] | (typeof SCHOOL)[number])[];
  /** Below the links; as high as the form beside it, so that what comes later moves nothing on a wide window. */
  readonly children?: ReactNode;
}

function Door({ id, heading, pages, children }: DoorProps) {
  const locale = useLocale();
  const { links } = useMessages(homeMessages).doors;
  return (
    <section className={styles.door} aria-labelledby={id}>
      <h2 id={id} className="size-l">
        {heading}
      </h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link to={toPath(page, locale)}>{links[page]}</Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
