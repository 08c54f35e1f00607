import fc from "fast-check";
import { expect, test } from "vitest";
import { createParticles, fitParticles, linkParticles, moveParticles, type Particle } from "./particles";

const FIELD = { width: 800, height: 400 };

function particleAt(x: number, y: number, speedX = 0, speedY = 0): Particle {
  return { x, y, speedX, speedY, radius: 2 };
}

/** A source of numbers that is the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test("there are sixty particles, and none ever leaves its field", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 40 }),
      (seed, width, height, steps) => {
        const field = { width, height };
        let particles = createParticles(field, seeded(seed));
        for (const elapsedMs of steps) particles = moveParticles(particles, field, elapsedMs);
        expect(particles).toHaveLength(60);
        for (const { x, y } of particles) {
          expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
        }
      },
    ),
  );
});

test("a particle keeps its pace and turns round at an edge", () => {
  const [moved] = moveParticles([particleAt(10, 399, 10, 20)], FIELD, 100);
  expect(moved).toMatchObject({ x: 11, y: 399, speedX: 10, speedY: -20 });
});

test("a long rest moves nothing far", () => {
  const [moved] = moveParticles([particleAt(100, 100, 10, 0)], FIELD, 3_600_000);
  expect(moved?.x).toBe(101);
});

test("only pairs nearer than 120 px are linked, once each, the nearer the stronger", () => {
  const links = linkParticles([particleAt(0, 0), particleAt(60, 0), particleAt(120, 0), particleAt(0, 119)]);
  expect(links.map(({ from, to, strength }) => [from.x, from.y, to.x, to.y, strength])).toEqual([
    [0, 0, 60, 0, 0.5],
    [60, 0, 120, 0, 0.5],
    [0, 0, 0, 119, 1 - 119 / 120],
  ]);
});

test("a field of another size spreads the same pattern", () => {
  const [fitted] = fitParticles([particleAt(400, 100)], FIELD, { width: 200, height: 800 });
  expect(fitted).toMatchObject({ x: 100, y: 200 });
  expect(fitParticles([particleAt(0, 0)], { width: 0, height: 0 }, FIELD)[0]).toMatchObject({ x: 0, y: 0 });
});
