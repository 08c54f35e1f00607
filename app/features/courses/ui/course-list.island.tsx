import { SearchX } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import {
  filterCourses,
  isCourseFilter,
  LEVEL_FILTERS,
  type LevelFilter,
  parseCourseQuery,
  parseLevel,
  toCourseSearch,
} from "~/features/courses/core/filter-courses";
import { controlsMessages } from "~/i18n/messages/controls";
import { learnMessages } from "~/i18n/messages/learn";
import { levelMessages } from "~/i18n/messages/levels";
import { useMessages } from "~/i18n/translate";
import { parseSearchText } from "~/lib/search-text";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Select } from "~/ui/field";
import { changeQuery, QueryLink, usePageQuery } from "~/ui/page-query";
import { SearchBox } from "~/ui/search-box";
import { useShownItems } from "~/ui/use-shown-items";
import { useTypedText } from "~/ui/use-typed-text";
import styles from "./course-card.module.css";
import { COURSE_CARDS_ID, FEATURED_COURSES_ID, useListedCourses } from "./listed-courses";

interface CourseSearchProps {
  /** The featured courses and the cards of all, as the server wrote them. */
  readonly children?: ReactNode;
}

/** The filter of a list of courses: search box and level select; the address holds both. It puts the cards in order. */
export default function CourseSearch({ children }: CourseSearchProps) {
  const courses = useListedCourses();
  const { all } = useMessages(learnMessages);
  const levels = useMessages(levelMessages);
  const common = useMessages(controlsMessages);
  const search = usePageQuery();
  const addressed = useMemo(() => parseCourseQuery(new URLSearchParams(search)), [search]);
  const typed = useTypedText({
    addressed: addressed.text,
    parse: parseSearchText,
    write: (text) => {
      // The address and not the last rendering counts: the level may have changed since.
      const current = parseCourseQuery(new URLSearchParams(window.location.search));
      changeQuery(toCourseSearch({ ...current, text }), "replace");
    },
  });
  const query = useDeferredValue(
    useMemo(() => ({ ...addressed, text: typed.parsed }), [addressed, typed.parsed]),
  );
  const shown = useMemo(() => filterCourses(courses, query), [courses, query]);
  const isFiltered = isCourseFilter(query);
  useEffect(() => {
    const featured = document.getElementById(FEATURED_COURSES_ID);
    if (featured !== null) featured.hidden = isFiltered;
  }, [isFiltered]);
  useShownItems(COURSE_CARDS_ID, shown);
  const count = useRef<HTMLParagraphElement>(null);

  function chooseLevel(level: LevelFilter) {
    changeQuery(toCourseSearch({ text: typed.parsed, level }), "push");
  }

  const clear = (
    <QueryLink
      search=""
      className={buttonClass({ size: "small" })}
      onClick={() => {
        // The typed text may not have reached the address yet.
        typed.setText("");
        // The link disappears together with the filters it cleared, so the focus moves to the list.
        count.current?.focus();
      }}
    >
      {all.clear}
    </QueryLink>
  );
  return (
    <>
      <SearchBox
        typed={typed}
        label={all.searchLabel}
        placeholder={all.searchPlaceholder}
        submitLabel={common.search}
        className={styles.search}
        onEarlyInput={(input) => {
          const level = parseLevel(String(input.get("level") ?? ""));
          if (level !== addressed.level) chooseLevel(level);
        }}
      >
        <Select
          name="level"
          label={all.levelLabel}
          value={addressed.level}
          onChange={(event) => chooseLevel(parseLevel(event.currentTarget.value))}
        >
          {LEVEL_FILTERS.map((level) => (
            <option key={level} value={level}>
              {level === "all" ? all.allLevels : levels[level]}
            </option>
          ))}
        </Select>
      </SearchBox>
      <div className={styles.bar}>
        <p ref={count} role="status" tabIndex={-1} className="tabular">
          {all.count(isFiltered ? shown.length : courses.length, courses.length)}
        </p>
        {isFiltered ? clear : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} heading={all.emptyTitle} actions={clear}>
          {all.emptyText}
        </EmptyState>
      ) : null}
      {children}
    </>
  );
}
