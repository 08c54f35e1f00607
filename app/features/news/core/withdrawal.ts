// Reasons are a list, because the address of a withdrawn article answers with one in every language.

/** Why an article is taken back by hand. */
export const WITHDRAWAL_REASONS = ["wrong", "source-withdrew", "off-topic", "rights", "harmful"] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** The statement that takes an article off the site or brings it back, and the values of its question marks. */
export const SET_WITHDRAWAL =
  "update ai_news set status = ?, withdrawn_because = ?, withdrawn_at = ? where id = ?";

/** An article without an instant is to be shown. */
export function withdrawalValues(
  id: string,
  because: string | null,
  at: string | null,
): readonly (string | null)[] {
  return [at === null ? "published" : "withdrawn", because, at, id];
}

/** Cached pages follow with the next request. */
export const TELL_PAGES = "update data_version set version = version + 1, news_changed = 0 where id = 1";
