import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import {
  type BookResourceQuery,
  parseBookResourceQuery,
  serialiseBookResourceQuery,
} from "~/features/book-resources/core/book-resource-query";

/** Marks the entries of the history that the form wrote itself. */
const WRITTEN_HERE = "book-resource-filter";

function readForm(form: HTMLFormElement): BookResourceQuery {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseBookResourceQuery(new URLSearchParams(entries));
}

interface LiveQuery {
  readonly query: BookResourceQuery;
  /** Changes when the address was changed from outside: the form has to be drawn anew with its values. */
  readonly generation: number;
  /** Takes the form as it is now and writes it into the address. */
  readonly follow: () => void;
}

/** The filters of the address, followed while one types, so that the list is shareable and kept by Back. */
export function useLiveQuery(form: RefObject<HTMLFormElement>): LiveQuery {
  const location = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => parseBookResourceQuery(new URLSearchParams(location.search)));
  const [generation, setGeneration] = useState(0);
  const seen = useRef(location.key);

  // What was typed or chosen before the client was awake counts too.
  useEffect(() => {
    if (form.current !== null) setQuery(readForm(form.current));
  }, [form]);

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    if (location.state === WRITTEN_HERE) return;
    setQuery(parseBookResourceQuery(new URLSearchParams(location.search)));
    setGeneration((current) => current + 1);
  }, [location]);

  function follow() {
    if (form.current === null) return;
    const next = readForm(form.current);
    setQuery(next);
    navigate(
      { search: serialiseBookResourceQuery(next), hash: location.hash },
      { replace: true, preventScrollReset: true, state: WRITTEN_HERE },
    );
  }

  return { query, generation, follow };
}
