import { createApp } from "./create-app";

/** The same app for the dev server, around the build that Vite keeps fresh. */
// @ts-expect-error: a virtual module of the Remix plugin
export default createApp(() => import("virtual:remix/server-build"));
