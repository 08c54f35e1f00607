// Draws the particles of the Portuguese home page in chalk: 30 frames a second, none while the canvas is out of sight
// or the tab is hidden. It comes with its island, because a file of its own would be one more request of the page.
import {
  createParticles,
  type Field,
  FRAMES_PER_SECOND,
  fitParticles,
  linkParticles,
  moveParticles,
  type Particle,
} from "~/features/home/core/particles";

const DOT_ALPHA = 0.7;
const LINK_ALPHA = 0.4;
export interface ParticlePainting {
  setPaused(paused: boolean): void;
  /** Ends everything that was started; the last picture stays. */
  stop(): void;
}

function paint(
  context: CanvasRenderingContext2D,
  field: Field,
  particles: readonly Particle[],
  chalk: string,
) {
  context.clearRect(0, 0, field.width, field.height);
  context.fillStyle = chalk;
  context.strokeStyle = chalk;
  for (const { from, to, strength } of linkParticles(particles)) {
    context.globalAlpha = strength * LINK_ALPHA;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.globalAlpha = DOT_ALPHA;
  for (const { x, y, radius } of particles) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Starts the drawing on a canvas whose size the style sheet sets. Does nothing where canvas is not to be had. */
export function startParticles(canvas: HTMLCanvasElement): ParticlePainting {
  const context = canvas.getContext("2d");
  if (context === null) return { setPaused() {}, stop() {} };
  const chalk = getComputedStyle(canvas).color;
  let field: Field = { width: canvas.clientWidth, height: canvas.clientHeight };
  let particles = createParticles(field, Math.random);
  let inSight = false;
  let paused = false;
  let request = 0;
  let paintedAt = 0;

  function frame(now: number) {
    request = requestAnimationFrame(frame);
    const elapsedMs = now - paintedAt;
    // A little early counts as due, or a 60 Hz screen would fall to 20 frames a second.
    if (elapsedMs < 1000 / FRAMES_PER_SECOND - 2) return;
    paintedAt = now;
    particles = moveParticles(particles, field, elapsedMs);
    if (context !== null) paint(context, field, particles, chalk);
  }

  function update() {
    cancelAnimationFrame(request);
    if (inSight && !paused && !document.hidden) request = requestAnimationFrame(frame);
  }

  const sizes = new ResizeObserver(() => {
    const next = { width: canvas.clientWidth, height: canvas.clientHeight };
    // One pixel of the style sheet each, whatever the screen has: a sharper picture costs a slow phone twice the time
    // and shows no difference on faint points this small.
    canvas.width = next.width;
    canvas.height = next.height;
    particles = fitParticles(particles, field, next);
    field = next;
    paint(context, field, particles, chalk);
  });
  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? false;
    update();
  });
  sizes.observe(canvas);
  sight.observe(canvas);
  document.addEventListener("visibilitychange", update);

  return {
    setPaused(next) {
      paused = next;
      update();
    },
    stop() {
      cancelAnimationFrame(request);
      sizes.disconnect();
      sight.disconnect();
      document.removeEventListener("visibilitychange", update);
    },
  };
}
