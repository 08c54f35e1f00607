// Reasons are a list, because the address of a withdrawn article answers with one in every language.

/** Why an article is taken back by hand. */
export const WITHDRAWAL_REASONS = ["wrong", "source-withdrew", "off-topic", "rights", "harmful"] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];
