import {
  FileText,
  GraduationCap,
  HandHelping,
  LayoutGrid,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  Palette,
  School,
  ShieldCheck,
  SpellCheck,
  Wallet,
} from "lucide-react";

/** The signs that cards and factors name in the content. */
export const PLATFORM_ICONS: Readonly<Record<string, LucideIcon>> = {
  "message-circle": MessageCircle,
  school: School,
  "layout-grid": LayoutGrid,
  "file-text": FileText,
  palette: Palette,
  "spell-check": SpellCheck,
  wallet: Wallet,
  lightbulb: Lightbulb,
  "graduation-cap": GraduationCap,
  "shield-check": ShieldCheck,
  "hand-helping": HandHelping,
};
