import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import {
  BOOK_RESOURCE_PARAMETERS,
  type BookResourceQuery,
  parseBookResourceQuery,
  serialiseBookResourceQuery,
} from "~/features/book-resources/core/book-resource-query";
import { replaceQuery } from "~/lib/replace-query";
import { changeQuery, usePageQuery } from "~/ui/page-query";

function readForm(form: HTMLFormElement): BookResourceQuery {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseBookResourceQuery(new URLSearchParams(entries));
}

interface LiveQuery {
  readonly query: BookResourceQuery;
  /** Changes when something else has changed the address. The form then has to be drawn again with its values. */
  readonly generation: number;
  /** Takes the form as it is now. */
  readonly follow: () => void;
  /** Takes all filters away where they do not stand in the address. */
  readonly clear: () => void;
}

/**
 * The filters of the list, followed while one types. They stand in the address, so that the list is shareable and kept
 * by Back. A page that understands no query keeps them to itself.
 */
export function useLiveQuery(form: RefObject<HTMLFormElement>, isInAddress: boolean): LiveQuery {
  const pageQuery = usePageQuery();
  const [ownQuery, setOwnQuery] = useState("");
  const search = isInAddress ? pageQuery : ownQuery;
  const query = useMemo(() => parseBookResourceQuery(new URLSearchParams(search)), [search]);
  const [generation, setGeneration] = useState(0);
  const own = serialiseBookResourceQuery(query);
  /** What the form holds, as an address has it. */
  const written = useRef(own);

  useEffect(() => {
    if (own === written.current) return;
    written.current = own;
    setGeneration((current) => current + 1);
  }, [own]);

  function follow() {
    if (form.current === null) return;
    const next = serialiseBookResourceQuery(readForm(form.current));
    if (next === written.current) return;
    written.current = next;
    if (isInAddress)
      changeQuery(replaceQuery(window.location.search, BOOK_RESOURCE_PARAMETERS, next), "replace");
    else setOwnQuery(next);
  }

  // What was typed or chosen before the client was awake counts too.
  const early = useRef(follow);
  useEffect(() => early.current(), []);

  return { query, generation, follow, clear: () => setOwnQuery("") };
}
