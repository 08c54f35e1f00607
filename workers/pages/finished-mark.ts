// Finished pages carry the configuration they were rendered with. A value that was changed since, without a
// deployment, is on live pages and not on them: the mark among the files tells.

/** Written beside the finished pages by scripts/finish-site.mjs. */
const MARK_ADDRESS = "http://assets/finished.json";

export interface FinishedMark {
  readonly build: string;
  /** Key of what finished pages show of the configuration (public-configuration.ts). */
  readonly configuration: string;
}

/** The mark among the files; null where no page is finished. */
export async function readFinishedMark(
  assets: Pick<Fetcher, "fetch"> | undefined,
): Promise<FinishedMark | null> {
  const answer = await assets?.fetch(MARK_ADDRESS);
  if (answer === undefined || answer.status !== 200) return null;
  const mark: Partial<FinishedMark> = await answer.json();
  return { build: String(mark.build), configuration: String(mark.configuration) };
}

/** What the finished pages are to a Worker of this build and configuration. */
export function pagesState(
  mark: FinishedMark | null,
  own: FinishedMark,
): "finished" | "not finished" | "other build" | "other configuration" {
  if (mark === null) return "not finished";
  if (mark.build !== own.build) return "other build";
  return mark.configuration === own.configuration ? "finished" : "other configuration";
}
