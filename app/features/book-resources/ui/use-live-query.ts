import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import {
  type BookResourceQuery,
  parseBookResourceQuery,
  serialiseBookResourceQuery,
} from "~/features/book-resources/core/book-resource-query";
import { replaceQuery } from "~/lib/replace-query";

const PARAMETERS = ["q", "chapter", "category"];

function readForm(form: HTMLFormElement): BookResourceQuery {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseBookResourceQuery(new URLSearchParams(entries));
}

interface LiveQuery {
  readonly query: BookResourceQuery;
  /** Changes when something else has changed the address. The form then has to be drawn again with its values. */
  readonly generation: number;
  /** Takes the form as it is now and writes it into the address. */
  readonly follow: () => void;
}

/** The filters of the address, followed while one types, so that the list is shareable and kept by Back. */
export function useLiveQuery(form: RefObject<HTMLFormElement>): LiveQuery {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [query, setQuery] = useState(() => parseBookResourceQuery(new URLSearchParams(location.search)));
  const [generation, setGeneration] = useState(0);
  const seen = useRef(location.key);

  useEffect(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    // Forms of the page replace the entry of the history. Links and Back change what the form has to hold.
    if (navigationType === "REPLACE") return;
    setQuery(parseBookResourceQuery(new URLSearchParams(location.search)));
    setGeneration((current) => current + 1);
  }, [location, navigationType]);

  function follow() {
    if (form.current === null) return;
    const next = readForm(form.current);
    if (serialiseBookResourceQuery(next) === serialiseBookResourceQuery(query)) return;
    setQuery(next);
    const search = replaceQuery(location.search, PARAMETERS, serialiseBookResourceQuery(next));
    navigate({ search, hash: location.hash }, { replace: true, preventScrollReset: true });
  }

  // What was typed or chosen before the client was awake counts too.
  const early = useRef(follow);
  useEffect(() => early.current(), []);

  return { query, generation, follow };
}
