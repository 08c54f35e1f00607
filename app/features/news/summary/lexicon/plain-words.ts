// Words that news about teaching and artificial intelligence has in nearly every article: two sentences that share them
// need not speak of the same thing. Counted in the sample articles of tests/fixtures/summaries.

/** In a fifth of all articles or more, opposites such as "more" and "begin" among them. */
export const PLAIN_WORDS =
  "school ai company cost fall pupil year use lesson program say teacher get more write work university before state give read test take ask begin first pay train create voice people";

/** In a tenth of them or more. */
export const OFTEN_WORDS =
  "open public city keep run every week parent study spend mark text union education ministry check buy government system error data out hear day show project last number record help answer phone lend allow council exam picture time since book teach find confirm want weigh old machine stay average";
