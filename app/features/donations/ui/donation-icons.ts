import type { LucideIcon } from "lucide-react";
import type { DonationIcon } from "~/features/donations/core/donation-option";
import {
  BookOpen,
  Coffee,
  GraduationCap,
  Heart,
  Languages,
  Library,
  Newspaper,
  PencilRuler,
  School,
} from "~/ui/sprite-icons";

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
