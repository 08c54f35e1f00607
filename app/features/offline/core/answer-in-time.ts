/**
 * What the network answers. Where something is kept it stands in when the network fails, or has not answered before
 * the patience ends: a phone with bars and no data would otherwise wait a minute for nothing.
 */
export async function answerInTime<Answer>(
  network: Promise<Answer>,
  kept: Answer | undefined,
  patience: Promise<unknown>,
): Promise<Answer> {
  if (kept === undefined) return network;
  return Promise.race([network.catch(() => kept), patience.then(() => kept)]);
}
