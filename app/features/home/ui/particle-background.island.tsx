import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  createParticles,
  type Field,
  FRAMES_PER_SECOND,
  fitParticles,
  linkParticles,
  moveParticles,
  type Particle,
} from "~/features/home/core/particles";
import { homeMessages } from "~/i18n/messages/home";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import styles from "./home.module.css";

// Draws the particles of the Portuguese home page in chalk: 30 frames a second, none while the canvas is out of sight
// or the tab is hidden. It comes with its island, because a file of its own would be one more request of the page.
const DOT_ALPHA = 0.7;
const LINK_ALPHA = 0.4;
interface ParticlePainting {
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
function startParticles(canvas: HTMLCanvasElement): ParticlePainting {
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

/** True once the page is idle, when nobody asked for less motion or less data. */
function useMotionWelcome(): boolean {
  const [welcome, setWelcome] = useState(false);
  useEffect(() => {
    const reduced = matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)");
    const update = () =>
      setWelcome(!reduced.matches && document.documentElement.dataset.saveData === undefined);
    const idle = "requestIdleCallback" in window ? requestIdleCallback(update) : undefined;
    if (idle === undefined) update();
    reduced.addEventListener("change", update);
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
      reduced.removeEventListener("change", update);
    };
  }, []);
  return welcome;
}

/**
 * The decorative particles behind the Portuguese home page, with a button that holds them still. Their places are in
 * the page from the start, out of the flow: what is drawn into them may come before the sheet of the site.
 */
export default function ParticleBackground() {
  const { pauseAnimation } = useMessages(homeMessages);
  const welcome = useMotionWelcome();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painting, setPainting] = useState<ParticlePainting | null>(null);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!welcome || canvas.current === null) return;
    const started = startParticles(canvas.current);
    setPainting(started);
    return () => {
      started.stop();
      setPainting(null);
    };
  }, [welcome]);

  useEffect(() => painting?.setPaused(paused), [painting, paused]);

  return (
    <>
      <div className={styles.particles} aria-hidden="true">
        {welcome ? <canvas ref={canvas} /> : null}
      </div>
      <div className={styles.pause}>
        {painting === null ? null : (
          // WCAG 2.2.2: what moves by itself for longer than five seconds can be stopped.
          <Button
            variant="bare"
            size="small"
            square
            aria-label={pauseAnimation}
            aria-pressed={paused}
            onClick={() => setPaused(!paused)}
          >
            <Icon icon={paused ? Play : Pause} size="small" />
          </Button>
        )}
      </div>
    </>
  );
}
