// What the isolate costs before it answers anything: a process with the built Worker against one with an empty Worker.
import { startFloor, startSite } from "./workers.mjs";

/** Single starts scatter by ten milliseconds and more on a shared machine. */
const STARTS = 15;

async function cpuOfStart(starting) {
  const worker = await starting;
  const cpu = worker.cpu();
  await worker.stop();
  return cpu;
}

/** Milliseconds of CPU that the built Worker takes to start beyond an empty one, of starts in turn. */
export async function measureStartUp() {
  const beyond = [];
  for (let start = 0; start < STARTS; start += 1) {
    const floor = await cpuOfStart(startFloor({}));
    beyond.push((await cpuOfStart(startSite({}))) - floor);
  }
  return beyond;
}
