export { default, meta } from "./introduction";
