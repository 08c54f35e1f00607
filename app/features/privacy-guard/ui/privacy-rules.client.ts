// The rules without the review, which most prompts never need.
export { findPersonalData } from "~/features/privacy-guard/core/personal-data";
