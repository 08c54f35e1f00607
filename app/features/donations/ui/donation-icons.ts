import {
  BookOpen,
  Coffee,
  GraduationCap,
  Heart,
  Languages,
  Library,
  type LucideIcon,
  Newspaper,
  PencilRuler,
  School,
} from "lucide-react";
import type { DonationIcon } from "~/features/donations/core/donation-option";

/** The drawings behind the icon names of the cards. */
export const DONATION_ICONS: Readonly<Record<DonationIcon, LucideIcon>> = {
  coffee: Coffee,
  "book-open": BookOpen,
  heart: Heart,
  "pencil-ruler": PencilRuler,
  newspaper: Newspaper,
  languages: Languages,
  "graduation-cap": GraduationCap,
  library: Library,
  school: School,
};
