// Before the first start of the tests there is one build, and one prerendered site of the shared configuration.
// Otherwise starts side by side would all build into the same folder.
import { ensureBuilt } from "../../scripts/build.mjs";
import { readVariables } from "../../scripts/configuration.mjs";
import { ensurePrerendered } from "../../scripts/prerendered-site.mjs";
import { ORIGIN, SHARED_VARIABLES } from "./shared-configuration";

export default async function setup(): Promise<void> {
  if (!(await ensureBuilt())) throw new Error("the build failed");
  const { values } = readVariables();
  if ((await ensurePrerendered({ values, variables: SHARED_VARIABLES, origin: ORIGIN })) === null)
    throw new Error("the pages could not be finished");
}
