/**
 * The answer of the network, or the cached one when the network fails or has not answered before the patience ends: a
 * phone with bars and no data would otherwise wait a minute for nothing. `matchCached` is called then alone, so that an
 * answer never waits for the cache.
 */
export function answerInTime<Answer>(
  network: Promise<Answer>,
  matchCached: () => Promise<Answer | undefined>,
  patience: Promise<unknown>,
): Promise<Answer> {
  const fallBack = async () => (await matchCached()) ?? network;
  return Promise.race([network.catch(fallBack), patience.then(fallBack)]);
}
