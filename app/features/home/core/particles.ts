// The particles of the Portuguese home page: how they are strewn, move and join. The canvas is in
// ui/particle-background.island.tsx.

const PARTICLE_COUNT = 60;
const LINK_DISTANCE_PX = 120;
export const FRAMES_PER_SECOND = 30;

/** The drift is so slow that only somebody who looks for it sees it. */
const SPEED_MAX_PX_PER_SECOND = 14;
const RADIUS_MIN_PX = 1.2;
const RADIUS_SPREAD_PX = 1.4;
/** After a long rest one frame moves the points no further than this, so that they do not jump. */
const STEP_MAX_MS = 100;

export interface Field {
  readonly width: number;
  readonly height: number;
}

export interface Particle {
  readonly x: number;
  readonly y: number;
  /** Pixels per second. */
  readonly speedX: number;
  readonly speedY: number;
  readonly radius: number;
}

export interface ParticleLink {
  readonly from: Particle;
  readonly to: Particle;
  /** How visible a link is: from 1 where the points touch down to 0 at the longest distance that is linked. */
  readonly strength: number;
}

/** Sixty particles anywhere in the field; `random` gives numbers from 0 up to 1. */
export function createParticles(field: Field, random: () => number): Particle[] {
  const speed = () => (random() * 2 - 1) * SPEED_MAX_PX_PER_SECOND;
  return Array.from({ length: PARTICLE_COUNT }, () => ({
    x: random() * field.width,
    y: random() * field.height,
    speedX: speed(),
    speedY: speed(),
    radius: RADIUS_MIN_PX + random() * RADIUS_SPREAD_PX,
  }));
}

/** One coordinate after a step; the edges throw it back. */
function drift(position: number, speed: number, seconds: number, size: number) {
  const next = position + speed * seconds;
  if (next < 0) return { position: Math.min(-next, size), speed: Math.abs(speed) };
  if (next > size) return { position: Math.max(2 * size - next, 0), speed: -Math.abs(speed) };
  return { position: next, speed };
}

/** The particles after `elapsedMs`, all still in the field. */
export function moveParticles(particles: readonly Particle[], field: Field, elapsedMs: number): Particle[] {
  const seconds = Math.min(elapsedMs, STEP_MAX_MS) / 1000;
  return particles.map((particle) => {
    const x = drift(particle.x, particle.speedX, seconds, field.width);
    const y = drift(particle.y, particle.speedY, seconds, field.height);
    return { ...particle, x: x.position, y: y.position, speedX: x.speed, speedY: y.speed };
  });
}

/** The same particles spread over a field of another size. */
export function fitParticles(particles: readonly Particle[], from: Field, to: Field): Particle[] {
  const scale = (value: number, old: number, size: number) => (old === 0 ? 0 : (value / old) * size);
  return particles.map((particle) => ({
    ...particle,
    x: scale(particle.x, from.width, to.width),
    y: scale(particle.y, from.height, to.height),
  }));
}

/** Every pair of particles nearer to each other than the reach of a link, once. */
export function linkParticles(particles: readonly Particle[]): ParticleLink[] {
  const links: ParticleLink[] = [];
  // Thirty times a second: it makes no lists in between.
  for (const to of particles) {
    for (const from of particles) {
      // The pairs beyond are met from their other end.
      if (from === to) break;
      const distance = Math.hypot(to.x - from.x, to.y - from.y);
      if (distance < LINK_DISTANCE_PX) links.push({ from, to, strength: 1 - distance / LINK_DISTANCE_PX });
    }
  }
  return links;
}
