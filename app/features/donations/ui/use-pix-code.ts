import { useEffect, useState } from "react";
import {
  type PixAnswer,
  type PixCode,
  parsePixAnswer,
  pixApiPath,
} from "~/features/donations/core/pix-answer";

/** Pause after a letter before the code is asked for. */
const TYPING_PAUSE_MS = 300;
const ANSWER_TIMEOUT_MS = 10_000;

/** `waiting`: there is no readable amount yet, or its code is on the way. */
export type PixCodeState =
  | { readonly kind: "ready"; readonly code: PixCode; readonly imageUrl: string | null }
  | { readonly kind: "waiting" }
  | { readonly kind: "failed" };

interface Settled {
  readonly amountCentavos: number | null;
  /** Null: it could not be loaded. */
  readonly answer: PixAnswer | null;
}

async function askForCode(amountCentavos: number | null, signal: AbortSignal): Promise<PixAnswer> {
  const answer = await fetch(pixApiPath(amountCentavos), { signal, cache: "no-store" });
  const code = answer.ok ? parsePixAnswer(await answer.json(), amountCentavos) : null;
  if (code === null) throw new Error(`no Pix code: ${answer.status}`);
  return code;
}

/**
 * The code of an amount in centavos. Null leaves the amount to the payer, undefined means that there is no amount.
 * `initial` came with the page. While a code is loading, that of another amount is never shown. `retry` asks again
 * after a failure.
 */
export function usePixCode(
  amountCentavos: number | null | undefined,
  initial: PixCode | null,
): PixCodeState & { readonly retry: () => void } {
  const [settled, setSettled] = useState<Settled | null>(
    initial === null
      ? null
      : { amountCentavos: initial.amountCentavos, answer: { ...initial, imageUrl: null } },
  );
  const isSettled = settled !== null && settled.amountCentavos === amountCentavos;
  const isFirst = settled === null;

  useEffect(() => {
    if (amountCentavos === undefined || isSettled) return;
    const controller = new AbortController();
    let isGone = false;
    const settle = (answer: PixAnswer | null) => {
      if (!isGone) setSettled({ amountCentavos, answer });
    };
    const giveUp = setTimeout(() => controller.abort(), ANSWER_TIMEOUT_MS);
    const ask = setTimeout(
      () => {
        askForCode(amountCentavos, controller.signal).then(settle, (error: unknown) => {
          if (!isGone) console.warn("Pix code not loaded", error);
          settle(null);
        });
      },
      isFirst ? 0 : TYPING_PAUSE_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(ask);
      clearTimeout(giveUp);
      controller.abort();
    };
  }, [amountCentavos, isSettled, isFirst]);

  const retry = () => setSettled(null);
  if (!isSettled) return { kind: "waiting", retry };
  if (settled.answer === null) return { kind: "failed", retry };
  const { imageUrl, ...code } = settled.answer;
  return { kind: "ready", code, imageUrl, retry };
}
