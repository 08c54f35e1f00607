import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { homeMessages } from "~/i18n/messages/home";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import styles from "./home.module.css";
import { type ParticlePainting, startParticles } from "./particle-painter";

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
