import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Calls back once, when the client takes over, with what stands in the form by then: controls that React draws
 * forget what a visitor typed or chose before it was awake. It is drawn before the clicks of that time are replayed, or
 * a copy would lack what was typed.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement>, take: (input: FormData) => void) {
  const latestTake = useRef(take);
  latestTake.current = take;
  useLayoutEffect(() => {
    if (form.current !== null) latestTake.current(new FormData(form.current));
  }, [form]);
}
