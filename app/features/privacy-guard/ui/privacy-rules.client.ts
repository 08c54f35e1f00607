// The rules without the review, which most prompts never need.
export { listPersonalData } from "~/features/privacy-guard/core/personal-data";
