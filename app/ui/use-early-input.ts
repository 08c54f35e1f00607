import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Calls back once, at hydration, with the values of the form by then: controls that React renders forget input from
 * before hydration. A layout effect, so that it runs before the early clicks are replayed, or a copy would lack the
 * typed text.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement>, take: (input: FormData) => void) {
  const latestTake = useRef(take);
  latestTake.current = take;
  useLayoutEffect(() => {
    if (form.current !== null) latestTake.current(new FormData(form.current));
  }, [form]);
}
