// Measures the start of an isolate before any answer: a process with the built Worker against one with an empty Worker.
import * as ownWorkers from "./workers.mjs";

/** Single starts scatter by ten milliseconds and more on a shared machine. */
export const STARTS = 15;

async function cpuOfStart(starting) {
  const worker = await starting;
  const cpu = worker.cpu();
  await worker.stop();
  return cpu;
}

/** Milliseconds of CPU that one start of the built Worker takes beyond an empty one's. `workers` are a checkout's. */
export async function measureStart(workers = ownWorkers) {
  const floor = await cpuOfStart(workers.startFloor({}));
  return (await cpuOfStart(workers.startSite({}))) - floor;
}

/** Milliseconds of each of `STARTS` starts, one after the other. */
export async function measureStartUp() {
  const beyond = [];
  for (let start = 0; start < STARTS; start += 1) beyond.push(await measureStart());
  return beyond;
}
