import {
  BadgeCheck,
  Eye,
  GraduationCap,
  Lightbulb,
  type LucideIcon,
  PencilRuler,
  Scale,
  Users,
} from "lucide-react";
import type { Point, PointIcon } from "~/features/about/core/about-text";
import { Icon } from "~/ui/icon";
import styles from "./about.module.css";

const ICONS: Readonly<Record<PointIcon, LucideIcon>> = {
  "pencil-ruler": PencilRuler,
  "badge-check": BadgeCheck,
  users: Users,
  eye: Eye,
  scale: Scale,
  lightbulb: Lightbulb,
  "graduation-cap": GraduationCap,
};

/** A heading with its points: the pillars, or the core values. */
export function PointList({ heading, points }: { heading: string; points: readonly Point[] }) {
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <ul className={styles.points}>
        {points.map(({ id, icon, title, text }) => (
          <li key={id} className={styles.point}>
            <Icon icon={ICONS[icon]} size="large" className={styles.sign} />
            <div>
              <h3 className={styles.pointTitle}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
