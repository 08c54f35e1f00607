import { useEffect, useState } from "react";

/** A wait is worth a placeholder after this time. */
const SLOW_AFTER_MS = 300;

/** True once something has been under way for 300 ms, so that quick work shows no flicker. */
export function useSlow(isUnderWay: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderWay]);
  return isSlow;
}
