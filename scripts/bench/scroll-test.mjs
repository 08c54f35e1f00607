// A flick through a long list on a slow phone: how many of the frames that the reader sees show nothing of the list.
import { spread } from "./measure.mjs";

const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true };
const SCREENCAST = { format: "jpeg", quality: 50, maxWidth: 195, maxHeight: 422 };
/** Pixels in a second, as fast as a thumb throws a list, and far. */
const FLICK = { x: 195, y: 422, yDistance: -12_000, speed: 8000, gestureSourceType: "mouse" };
/** The part of the window that is looked at: below the header, and above its foot. */
const LOOKED_AT = { top: 0.15, bottom: 0.9 };
/** The share of dark pixels below which a frame shows no card; a window of cards has about a tenth. */
const LEAST_INK = 0.005;

/** Runs in a page of its own, which can read pictures: the share of dark pixels of a frame. */
async function toInk({ frame, top, bottom }) {
  const DARK = 200;
  const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${frame}`)).blob());
  const height = Math.floor(bitmap.height * (bottom - top));
  const context = new OffscreenCanvas(bitmap.width, height).getContext("2d");
  context.drawImage(bitmap, 0, -Math.floor(bitmap.height * top));
  const { data } = context.getImageData(0, 0, bitmap.width, height);
  let dark = 0;
  for (let index = 0; index < data.length; index += 4) if (data[index] < DARK) dark += 1;
  return dark / (data.length / 4);
}

async function flick(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  const frames = [];
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(data);
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {}); // the page may be closed by now
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await session.send("Page.startScreencast", SCREENCAST);
  await session.send("Input.synthesizeScrollGesture", FLICK);
  await session.send("Page.stopScreencast");
  await context.close();
  return frames;
}

/** A row of label and value for each list: the share of its frames that show no card. */
export async function measureFlicks(browser, origin, paths, rounds) {
  const reader = await browser.newPage();
  const rows = [];
  for (const path of paths) {
    const shares = [];
    let count = 0;
    for (let round = 0; round < rounds; round += 1) {
      const frames = await flick(browser, origin + path);
      const inks = await Promise.all(frames.map((frame) => reader.evaluate(toInk, { frame, ...LOOKED_AT })));
      count += frames.length;
      shares.push((100 * inks.filter((ink) => ink < LEAST_INK).length) / frames.length);
    }
    rows.push([`P8  ${path}  empty frames of a flick, %, of ${count}`, spread(shares, 1)]);
  }
  await reader.close();
  return rows;
}
