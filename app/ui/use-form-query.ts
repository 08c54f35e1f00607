import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { replaceQuery } from "~/lib/replace-query";
import { changeQuery, usePageQuery } from "./page-query";

/** How the filters of a list stand in an address. */
interface AddressedQuery<Query> {
  /** The parameters that belong to the list. */
  readonly parameters: readonly string[];
  readonly parse: (params: URLSearchParams) => Query;
  /** Without "?". */
  readonly serialise: (query: Query) => string;
}

interface FormQuery<Query> {
  readonly query: Query;
  /** Changes when something else has changed the address. The form then has to be drawn again with its values. */
  readonly generation: number;
  /** Takes the form as it is now. */
  readonly follow: () => void;
  /** Takes all filters away where they do not stand in the address. */
  readonly clear: () => void;
}

/**
 * The filters of a list, followed while one types. They stand in the address, so that the list is shareable and kept
 * by Back. A page that understands no query keeps them to itself.
 */
export function useFormQuery<Query>(
  form: RefObject<HTMLFormElement>,
  { parameters, parse, serialise }: AddressedQuery<Query>,
  isInAddress = true,
): FormQuery<Query> {
  const pageQuery = usePageQuery();
  const [ownQuery, setOwnQuery] = useState("");
  const search = isInAddress ? pageQuery : ownQuery;
  const query = useMemo(() => parse(new URLSearchParams(search)), [parse, search]);
  const [generation, setGeneration] = useState(0);
  const own = serialise(query);
  /** What the form holds, as an address has it. */
  const written = useRef(own);

  useEffect(() => {
    if (own === written.current) return;
    written.current = own;
    setGeneration((current) => current + 1);
  }, [own]);

  function follow() {
    if (form.current === null) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const next = serialise(parse(new URLSearchParams(entries)));
    if (next === written.current) return;
    written.current = next;
    if (isInAddress) changeQuery(replaceQuery(window.location.search, parameters, next), "replace");
    else setOwnQuery(next);
  }

  // What was typed or chosen before the client was awake counts too.
  const early = useRef(follow);
  useEffect(() => early.current(), []);

  return { query, generation, follow, clear: () => setOwnQuery("") };
}
